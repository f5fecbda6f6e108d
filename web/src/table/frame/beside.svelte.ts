/** Whether log and chat have a place beside the table; else they are behind buttons. */

/** A sea chart wants to be seen whole before words come beside it. */
const LEAST_REM: Record<string, number> = { dice: 90 };
const LEAST_REM_ELSE = 72;

export class Beside {
  fits = $state(false);

  /** For an effect: follows the width of the window. */
  attend(game: string): () => void {
    const media = matchMedia(`(min-width: ${LEAST_REM[game] ?? LEAST_REM_ELSE}rem)`);
    const look = () => void (this.fits = media.matches);
    look();
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }
}
