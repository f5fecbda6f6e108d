/** How much room the card table has, and so how it stands. */
export interface Room {
  /** One column that scrolls. */
  narrow: boolean;
  /** The others are shown at a glance. */
  low: boolean;
  /** Three columns: a phone on its side, or a large zoom. */
  flat: boolean;
  /** Flatter still: only what is needed to decide. */
  tight: boolean;
  /** A question beside the buttons would cover the table. */
  short: boolean;
  /** One's own display is in sight. */
  ownSeen: boolean;
  /** So high, in pixels, is what the question at the foot of one column leaves free. */
  clear: number;
}
