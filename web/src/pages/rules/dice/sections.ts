/** What stands on the rules page of the dice game. */
import type { Section } from "../section.ts";

export const SECTIONS: Section[] = [
  { head: "dice-rules-head-goal", blocks: [{ text: "dice-rule-goal" }, { text: "dice-rule-goal-chart" }] },
  {
    head: "dice-rules-head-board",
    blocks: [{ text: "dice-rule-dice" }, { show: "dice" }, { text: "dice-rule-board" }, { show: "board" }],
  },
  {
    head: "dice-rules-head-setup",
    blocks: [
      { text: "dice-rule-setup" },
      { list: ["dice-rule-setup-jester", "dice-rule-setup-islands", "dice-rule-setup-five"] },
      { text: "dice-rule-setup-after" },
    ],
  },
  { head: "dice-rules-head-turn", blocks: [{ text: "dice-rule-turn" }] },
  {
    head: "dice-rules-head-discover",
    blocks: [
      { text: "dice-rule-roll" },
      { list: ["dice-rule-resolve", "dice-rule-repel", "dice-rule-blue"] },
      { text: "dice-rule-again" },
    ],
  },
  {
    head: "dice-rules-head-trade",
    blocks: [
      { text: "dice-rule-takes" },
      { show: "dice-takes" },
      { list: ["dice-rule-take-ship", "dice-rule-take-wheel"] },
      { text: "dice-rule-crosses" },
      { text: "dice-rule-bust" },
      { text: "dice-rule-others" },
    ],
  },
  { head: "dice-rules-head-wheels", blocks: [{ text: "dice-rule-wheel" }, { show: "wheels" }] },
  {
    head: "dice-rules-head-chart",
    blocks: [
      { text: "dice-rule-field" },
      { text: "dice-rule-complete" },
      { text: "dice-rule-special" },
      {
        list: [
          ...["dice-rule-color", "dice-rule-skull", "dice-rule-treasure"],
          ...["dice-rule-wheel-field", "dice-rule-number", "dice-rule-order"],
        ],
      },
      { text: "dice-rule-orders" },
      {
        list: [
          ...["dice-rule-order-treasures", "dice-rule-order-wheels", "dice-rule-order-islands"],
          ...["dice-rule-order-skulls", "dice-rule-order-swords", "dice-rule-order-orders"],
        ],
      },
    ],
  },
  { head: "dice-rules-head-skulls", blocks: [{ text: "dice-rule-skulls" }] },
  {
    head: "dice-rules-head-persons",
    blocks: [{ show: "persons" }, { text: "dice-rule-begin" }, { text: "dice-rule-empty" }],
  },
  { head: "dice-rules-head-counts", blocks: [{ text: "dice-rule-two" }, { text: "dice-rule-five" }] },
  {
    head: "dice-rules-head-chapters",
    blocks: [{ text: "dice-rule-chapters" }, { show: "charts" }, { text: "dice-rule-own" }],
  },
  { head: "dice-rules-head-end", blocks: [{ text: "dice-rule-end" }, { text: "dice-rule-sudden" }] },
  {
    head: "dice-rules-head-rulings",
    blocks: [
      {
        rulings: [
          ["G2.3", "dice-ruling-start"],
          ["G4.2", "dice-ruling-none"],
          ["G4.5", "dice-ruling-red"],
          ["G4.7", "dice-ruling-boxes"],
          ["G6.2", "dice-ruling-order"],
          ["G6.7", "dice-ruling-senorita"],
          ["G6.7", "dice-ruling-captain"],
          ["G8.2", "dice-ruling-cap"],
        ],
      },
    ],
  },
];
