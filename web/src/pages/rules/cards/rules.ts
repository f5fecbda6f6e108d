/** The rules page of the card games: what it says, and how its figures are drawn. */
export { default as Figure } from "./Figure.svelte";
export { sectionsOf } from "./sections.ts";
