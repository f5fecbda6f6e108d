/** Made by tools/web_sources.py from the Python sources; do not edit. */

/** The rows of the board and faces of the color die. */
export const COLORS = ["yellow", "orange", "green", "blue", "red", "black"] as const;

/** There is no black wheel (G1.5). */
export const WHEEL_COLORS = ["yellow", "orange", "green", "blue", "red"] as const;

/** The columns of the board. */
export const LETTERS = ["A", "B", "C", "D", "E"] as const;

/** The letter die (G1.2). */
export const LETTER_FACES = ["A", "B", "B", "C", "D", "E"] as const;

/** Swords on the color die (G1.1). */
export const COLOR_SWORDS = [0, 1, 1, 2, 2, 3] as const;

/** Swords on the letter die, by column (G1.2). */
export const LETTER_SWORDS = [1, 2, 3, 4, 5] as const;

/** Which spaces hold wheels, by row and column (G1.3). */
export const WHEEL_SPACES = [[false, false, false, true, true], [false, false, false, true, true], [false, false, false, true, true], [false, false, false, false, true], [false, false, false, false, true], [false, false, false, false, false]] as const;

/** Skulls printed on the spaces (G1.4). */
export const SPACE_SKULLS = [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 1, 0, 0], [0, 0, 1, 0, 2]] as const;

/** Crosses for a ship, by column (G1.4). */
export const SHIP_CROSSES = [1, 2, 3, 3, 4] as const;

/** Crosses for the chest (G7.2). */
export const CHEST_CROSSES = 2 as const;

/** Takes of who stopped, by pieces on the board (G4.2). */
export const TAKES = [0, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3, 3] as const;

/** Skulls of who stopped, by pieces on the board (G4.2). */
export const STOP_SKULLS = [2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

/** Points of the green boxes (G4.7). */
export const GREEN_POINTS = [1, 1, 2, 1, 1, 2] as const;

/** Green skulls of a diplomat (G6.6). */
export const GREEN_SKULLS = 3 as const;

/** Swords of persons (G6.6). */
export const PERSON_SWORDS = {"sailor": 1, "pirate": 2} as const;

/** G8.1 */
export const POINTS_TO_WIN = 20 as const;

/** Of our sea charts; games that name none are of the first. */
export const NEWEST_EDITION = 2 as const;

/** The persons in the order of the sheet. */
export const PERSONS = ["sailor", "pirate", "trader", "wholesaler", "jester", "vice-admiral", "admiral", "senorita", "passenger", "gunner", "captain", "diplomat", "bold-jester", "clerk"] as const;
