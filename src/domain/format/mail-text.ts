// Threat: names, titles and addresses that strangers choose stand in mails that we send to others. A line break makes a
// second header or a second sentence of ours, a direction mark turns text around, and mail programs turn anything that
// looks like an address into a link: "Visit evil.example now" as a project's title is an advertisement with our sender.
// Left open: words alone. A name may say anything that fits into its length.

const MAX_LINE = 200;
const MAX_VALUE = 80;

/** Control characters, line and paragraph separators, direction marks, invisible characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]+/gu;

/** What mail programs make a link of: with a scheme, or a name with a dot and letters behind it; not a mail address. */
const link =
  /\b[a-z][a-z0-9+.-]{0,20}:\/\/\S+|(?<![@\p{L}\p{N}._-])(?:[\p{L}\p{N}_-]{1,63}[.。．｡])+\p{L}{2,63}(?![@\p{L}\p{N}])(?:[:/?#]\S*)?/giu;

/** Shown as nothing; no mail program reads an address across it, and browsers drop it when it is copied. */
const WORD_JOINER = '\u2060';

/** One line of visible text. */
export function mailLine(text: string, max = MAX_LINE): string {
  // Joiners inside emoji and scripts are format characters too: dropped between letters, the rest becomes a space.
  const line = text
    .slice(0, 4 * max)
    .replace(/\p{Cf}+/gu, '')
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > max ? `${line.slice(0, max - 1).trimEnd()}…` : line;
}

/**
 * A value that somebody else chose, for a subject or a sentence. A single address stands for itself, without its scheme and
 * query: sites are what our mails are about. Addresses among other words are left out.
 */
export function foreignText(text: string): string {
  const line = mailLine(text, MAX_VALUE);
  if (!line.includes(' ')) return line.replace(/^[a-z][a-z0-9+.-]{0,20}:\/\//i, '').replace(/[?#].*$/, '');
  return line.replace(link, '…');
}

/** Text of a mail in which nothing becomes a link by itself. */
export const withoutLinks = (text: string): string =>
  text.replace(link, (address) =>
    address.replace(/[.。．｡]|:\/\//g, (mark) => (mark === '://' ? `${WORD_JOINER}${mark}` : `${mark}${WORD_JOINER}`)),
  );

export const hasLink = (text: string): boolean => text.search(link) !== -1;
