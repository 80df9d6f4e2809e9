const MAX_CHARACTERS = 256;

/**
 * A server's ETag if it can be sent back: missing quotation marks are fine, but characters beyond ASCII or line breaks
 * would make the request itself fail. Null: send the request without it.
 */
export const sendableTag = (etag: string | null | undefined): string | null =>
  etag && etag.length <= MAX_CHARACTERS && /^[\x21-\x7e]+$/.test(etag) ? etag : null;
