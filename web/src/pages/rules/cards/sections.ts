/** What stands on the rules page of each card game. */
import type { Section } from "../section.ts";

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

export function sectionsOf(game: string): Section[] {
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
