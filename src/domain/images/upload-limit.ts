/** Uploads over 10 MB are refused: by the page before they are sent, by the server while they arrive. */
export const MAX_UPLOAD_BYTES = 10_000_000;
