/** What stands on the rules page of each game: headings, sentences, pictures, tables, rulings with numbers. */
import type { GameName } from "../../../table/games.ts";

export type Block =
  | { text: string }
  | { list: string[] }
  | { cards: string[] }
  | { roles: string[] }
  | { show: "takes" | "dice" | "board" | "dice-takes" | "wheels" | "persons" | "charts" }
  | { rulings: [number: string, text: string][] };

export interface Section {
  head: string;
  blocks: Block[];
}

const ROLES = [
  ...["sailor-3/1", "pirate-5/1", "trader-blue-3/1", "mademoiselle-7/2", "admiral-7/2", "governor-8/0"],
  ...["jester-5/1", "settler-4/1", "captain-4/1", "priest-4/1", "jack-6/1"],
];
const SMALL_ROLES = ["sailor-3/1", "pirate-5/1", "wholesaler-blue-8/3", "passenger-4/2"];

const SHARED_RULINGS: [string, string][] = [
  ["C1.3", "ruling-discard"],
  ["C1.4", "ruling-shuffle"],
  ["C1.5", "ruling-empty"],
  ["C1.6", "ruling-newest"],
];
const BASE_RULINGS: [string, string][] = [
  ["C4.3", "ruling-governor"],
  ["C4.4", "ruling-admiral"],
  ["C5.1", "ruling-expedition"],
  ["C5.3", "ruling-jack"],
  ["C6.3", "ruling-variant"],
];

function cardSections(game: Exclude<GameName, "dice">): Section[] {
  const small = game === "unterwegs";
  const wholesalers = game !== "port-royal";
  const sections: (Section | null)[] = [
    {
      head: "rules-head-goal",
      blocks: [{ text: "rule-goal" }, { text: "rule-goal-others" }, { text: "rule-goal-points" }],
    },
    {
      head: "rules-head-cards",
      blocks: [
        { text: "rule-coins" },
        { cards: ["back", "blue-2/2", "sailor-3/1"] },
        { text: "rule-reshuffle" },
      ],
    },
    {
      head: "rules-head-setup",
      blocks: [{ text: "rule-start" }, ...(small ? [] : [{ text: "rule-expedition-five" }])],
    },
    {
      head: "rules-head-discover",
      blocks: [
        { text: "rule-first" },
        {
          list: [
            "rule-person",
            "rule-ship",
            ...(small ? [] : ["rule-expedition-card"]),
            small ? "rule-tax-small" : "rule-tax",
          ],
        },
        {
          cards: small
            ? ["passenger-4/2", "yellow-2/1", "tax-least-points"]
            : ["admiral-7/2", "green-2/3", "expedition-priests", "tax-most-swords"],
        },
      ],
    },
    {
      head: "rules-head-bust",
      blocks: [
        { text: "rule-bust" },
        { cards: ["red-1/1", "red-3/x"] },
        { text: "rule-repel" },
        { text: "rule-skull" },
        { text: "rule-repel-choice" },
      ],
    },
    {
      head: "rules-head-trade",
      blocks: [
        { text: "rule-takes" },
        { show: "takes" },
        { text: "rule-takes-others" },
        { list: ["rule-trade", "rule-hire", "rule-fee"] },
        { text: "rule-one-by-one" },
      ],
    },
    {
      head: "rules-head-persons",
      blocks: [{ roles: small ? SMALL_ROLES : ROLES }, { text: small ? "rule-skills-small" : "rule-skills" }],
    },
    small
      ? null
      : {
          head: "rules-head-expeditions",
          blocks: [
            { text: "rule-expedition-how" },
            { cards: ["expedition-settlers", "expedition-captains-settler", "jack-6/1"] },
            { text: "rule-expedition-jack" },
          ],
        },
    wholesalers
      ? {
          head: "rules-head-wholesalers",
          blocks: [
            ...(small ? [] : [{ text: "rule-combined" }]),
            { text: "rule-wholesaler" },
            { cards: ["wholesaler-blue-8/3", "passenger-4/2"] },
            { text: "rule-passenger" },
            { text: "rule-inferred" },
          ],
        }
      : null,
    {
      head: "rules-head-end",
      blocks: [{ text: "rule-end" }, { text: "rule-win" }, ...(small ? [] : [{ text: "rule-variant" }])],
    },
    {
      head: "rules-head-rulings",
      blocks: [
        {
          rulings: [
            ...SHARED_RULINGS,
            ...(small ? [] : BASE_RULINGS),
            ...(wholesalers ? [["C7.2", "ruling-wholesaler"] as [string, string]] : []),
            ["C6.4", "ruling-cap"],
            ...(small ? [] : [["C6.2", "ruling-editions"] as [string, string]]), // unterwegs has no jesters
          ],
        },
      ],
    },
  ];
  return sections.filter((section) => section !== null);
}

const DICE: Section[] = [
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

export function sectionsOf(game: GameName): Section[] {
  return game === "dice" ? DICE : cardSections(game);
}
