/** Lists that are not paged: the newest ones say how a page or template looks; the rest is history. */
export const NEWEST = 100;
