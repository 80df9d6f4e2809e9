/** Unpaged lists: the newest ones show how a page or template looks; the rest is history. */
export const NEWEST = 100;
