/** A chance to win, or a change of it, in whole percent, as the server's sentences have it. */
export function wholePercent(share: number): number {
  return Math.round(100 * share);
}
