/** A URL as people say it: without protocol and trailing slash. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
