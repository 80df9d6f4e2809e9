const MAX_CHARACTERS = 256;

/**
 * An ETag as a server gave it, if it can be sent back: servers forget the quotation marks, and that works; letters beyond ASCII
 * or line ends would make the request itself fail. Null: ask without it.
 */
export const sendableTag = (etag: string | null | undefined): string | null =>
  etag && etag.length <= MAX_CHARACTERS && /^[\x21-\x7e]+$/.test(etag) ? etag : null;
