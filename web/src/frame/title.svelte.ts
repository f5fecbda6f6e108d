/** The title of the window: the page, and a sign in front when it is one's turn. */

class PageTitle {
  page = $state("");
  /** Said in front of the page's name, as long as something waits for the visitor. */
  waiting = $state("");

  get full(): string {
    const page = this.page ? `${this.page} · Port Royal` : "Port Royal";
    return this.waiting ? `● ${this.waiting} · ${page}` : page;
  }
}

export const pageTitle = new PageTitle();
