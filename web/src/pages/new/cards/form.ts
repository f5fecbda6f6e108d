/** What the card games add to the form of a new table. */
export { default as Check } from "./Expedition.svelte";
export { default as Own } from "./OwnCards.svelte";
