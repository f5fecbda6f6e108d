/** Whether log and chat have a place beside the table; else they are behind buttons. */
import { familyOf } from "../families.ts";

export class Beside {
  fits = $state(false);

  /** For an effect: follows the width of the window. */
  attend(game: string): () => void {
    const media = matchMedia(`(min-width: ${familyOf(game).beside}rem)`);
    const look = () => void (this.fits = media.matches);
    look();
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }
}
