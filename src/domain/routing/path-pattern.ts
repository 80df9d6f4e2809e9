// Route patterns: a path in which `*` stands for one or more whole segments. `/products/*` is every product page.
import type { Text } from '#domain/language.ts';

/** Path of the reserved route that takes what no other matches; hidden from lists. */
export const FALLBACK_PATH = '*';

interface PathPattern {
  /** As stored and shown: leading slash, no trailing slash. */
  path: string;
  segments: string[];
}

export const patternReasons = {
  empty: { en: 'Enter a path.', de: 'Geben Sie einen Pfad ein.' },
  'not-a-path': {
    en: 'Start the path with a slash, as in /products/*.',
    de: 'Ein Pfad beginnt mit einem Schrägstrich, zum Beispiel /products/*.',
  },
  'has-query': {
    en: 'Leave out everything from ? or # onwards.',
    de: 'Lassen Sie alles ab ? oder # weg.',
  },
  'star-in-segment': {
    en: 'A * replaces whole segments: /products/* works, /products/vase-* doesn’t.',
    de: 'Ein * steht für ganze Abschnitte: /products/* geht, /products/vase-* nicht.',
  },
  'bad-character': {
    en: 'The path contains a character that isn’t allowed in addresses.',
    de: 'Der Pfad enthält ein Zeichen, das in Adressen nicht erlaubt ist.',
  },
  'too-long': { en: 'The path is too long.', de: 'Der Pfad ist zu lang.' },
} satisfies Record<string, Text>;
type PatternReason = keyof typeof patternReasons;

export type PatternResult = { ok: true; pattern: PathPattern } | { ok: false; reason: PatternReason };

const MAX_LENGTH = 500;
const MAX_SEGMENTS = 20;

/** Percent-decoded if possible, so that `/k%C3%BCche` and `/küche` are the same path. */
function readableSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return segment;
  }
}

export const segmentsOf = (path: string): string[] =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map(readableSegment);

export function parsePattern(text: string): PatternResult {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'empty' };
  if (trimmed.length > MAX_LENGTH) return { ok: false, reason: 'too-long' };
  if (!trimmed.startsWith('/') || trimmed.startsWith('//')) return { ok: false, reason: 'not-a-path' };
  if (/[?#]/.test(trimmed)) return { ok: false, reason: 'has-query' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\s\\<>"{}|^`\u0000-\u001f\u007f]/.test(trimmed)) return { ok: false, reason: 'bad-character' };
  const segments = segmentsOf(trimmed);
  if (segments.length > MAX_SEGMENTS) return { ok: false, reason: 'too-long' };
  if (segments.some((segment) => segment.includes('*') && segment !== '*'))
    return { ok: false, reason: 'star-in-segment' };
  if (segments.some((segment) => segment === '.' || segment === '..')) return { ok: false, reason: 'bad-character' };
  return { ok: true, pattern: { path: `/${segments.join('/')}`, segments } };
}

/** Whole path against whole pattern. Backtracks only to the last star: time is at most segments × segments. */
export function fitsPattern(pattern: readonly string[], path: readonly string[]): boolean {
  let p = 0;
  let at = 0;
  let star = -1;
  let starTook = 0;
  while (at < path.length) {
    if (pattern[p] === '*') {
      star = p;
      starTook = at + 1;
      p++;
      at++;
    } else if (p < pattern.length && pattern[p] === path[at]) {
      p++;
      at++;
    } else if (star !== -1) {
      p = star + 1;
      starTook++;
      at = starTook;
    } else return false;
  }
  return p === pattern.length;
}
