/** So many choices of a plain table can be made with the figure of their place. */
export const MOST_CHOICES = 9;
