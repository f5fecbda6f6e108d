/** Made by tools/web_sources.py from the Python sources; do not edit. */

/** A shape for each ship color, within a square from -10 to 10. */
export const SHIP_SHAPES: Record<string, string> = {
  yellow: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z",
  orange: "M0-8.6L9 7H-9Z",
  green: "M0-9.6L8.6 0 0 9.6-8.6 0Z",
  blue: "M-7.2-7.2H7.2V7.2H-7.2Z",
  red: "M0 8.6L9-7H-9Z",
  black: "M0-9.8L2.4-3.3 9.3-3 3.9 1.3 5.8 8 0 4.1-5.8 8-3.9 1.3-9.3-3-2.4-3.3Z",
};
