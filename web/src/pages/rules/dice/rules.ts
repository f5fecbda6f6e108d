/** The rules page of the dice game: what it says, and how its figures are drawn. */
import { SECTIONS } from "./sections.ts";

export { default as Figure } from "./DiceTables.svelte";
export const sectionsOf = () => SECTIONS;
