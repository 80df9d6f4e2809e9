// Threat: names, titles and addresses chosen by strangers appear in mails that we send to others. A line break adds a
// second header or a sentence that seems ours, a direction mark reverses text, and mail programs link anything that
// looks like an address: "Visit evil.example now" as a project title is an advertisement with our sender. Left open:
// words alone. A name may say anything that fits into its length.

const MAX_LINE = 200;
const MAX_VALUE = 80;

/** Control characters, line and paragraph separators, direction marks, invisible characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]+/gu;

/**
 * Text that mail programs turn into a link: with a scheme, or a name with a dot and letters after it; not a mail
 * address.
 */
const link =
  /\b[a-z][a-z0-9+.-]{0,20}:\/\/\S+|(?<![@\p{L}\p{N}._-])(?:[\p{L}\p{N}_-]{1,63}[.。．｡])+\p{L}{2,63}(?![@\p{L}\p{N}])(?:[:/?#]\S*)?/giu;

/** Invisible; no mail program reads an address across it, and browsers drop it when the text is copied. */
const WORD_JOINER = '\u2060';

/** One line of visible text. */
export function mailLine(text: string, max = MAX_LINE): string {
  // Joiners inside emoji and scripts are format characters too: dropped between letters; the rest become a space.
  const line = text
    .slice(0, 4 * max)
    .replace(/\p{Cf}+/gu, '')
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > max ? `${line.slice(0, max - 1).trimEnd()}…` : line;
}

/**
 * A value chosen by somebody else, for a subject or a sentence. A single address stays, without scheme and query,
 * because our mails are about sites. Addresses among other words are removed.
 */
export function foreignText(text: string): string {
  const line = mailLine(text, MAX_VALUE);
  if (!line.includes(' ')) return line.replace(/^[a-z][a-z0-9+.-]{0,20}:\/\//i, '').replace(/[?#].*$/, '');
  return line.replace(link, '…');
}

const MAX_QUOTE = 4_000;

/**
 * A whole text that somebody else wrote, as lines. It keeps every word, its breaks and its addresses; nothing in it is
 * linked, and a mail shows it as a quotation, so that no line of it seems ours.
 */
export const quotedLines = (text: string): string[] =>
  text
    .slice(0, MAX_QUOTE)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => withoutLinks(mailLine(line, MAX_QUOTE)));

/** Mail text in which nothing is linked automatically. */
export const withoutLinks = (text: string): string =>
  text.replace(link, (address) =>
    address.replace(/[.。．｡]|:\/\//g, (mark) => (mark === '://' ? `${WORD_JOINER}${mark}` : `${mark}${WORD_JOINER}`)),
  );

export const hasLink = (text: string): boolean => text.search(link) !== -1;
