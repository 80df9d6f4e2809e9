import type { Language } from '#domain/language.ts';

// The badge of a shop: how many of its previews are fine, as an SVG that needs nothing from outside.

export interface BadgeFigures {
  /** False: the plan has no monitoring, so nothing is known. */
  isWatched: boolean;
  /** Pages that were looked at. */
  seen: number;
  faulty: number;
}

const words = {
  en: { name: 'link previews', unknown: 'not checked', fine: 'all fine', share: (share: number) => `${share}% fine` },
  de: {
    name: 'Linkvorschauen',
    unknown: 'nicht geprüft',
    fine: 'alle in Ordnung',
    share: (share: number) => `${share} % in Ordnung`,
  },
};

/** Below it the badge is red. */
const MANY = 90;
/** White on each is readable (4.5:1). */
const grounds = { unknown: '#6b6b66', good: '#1d7a46', warn: '#9a5b00', bad: '#b3261e', name: '#2b2b28' };

function healthOf({ isWatched, seen, faulty }: BadgeFigures, language: Language): { text: string; ground: string } {
  const { unknown, fine, share } = words[language];
  if (!isWatched || seen === 0) return { text: unknown, ground: grounds.unknown };
  if (faulty === 0) return { text: fine, ground: grounds.good };
  // Rounded down: not all fine is never 100 %.
  const percent = Math.floor(((seen - faulty) / seen) * 100);
  return { text: share(percent), ground: percent >= MANY ? grounds.warn : grounds.bad };
}

const HEIGHT = 20;
const PADDING = 8;
/** Of an average letter at 11 px; `textLength` makes the text fit whichever font there is. */
const LETTER = 6.2;

export function drawBadge(figures: BadgeFigures, language: Language): string {
  const { name } = words[language];
  const { text, ground } = healthOf(figures, language);
  const [nameWidth, textWidth] = [name, text].map((part) => Math.round(part.length * LETTER)) as [number, number];
  const left = nameWidth + 2 * PADDING;
  const width = left + textWidth + 2 * PADDING;
  const label = `${name}: ${text}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" role="img" aria-label="${label}">` +
    `<title>${label}</title>` +
    `<clipPath id="r"><rect width="${width}" height="${HEIGHT}" rx="3"/></clipPath>` +
    `<g clip-path="url(#r)"><rect width="${left}" height="${HEIGHT}" fill="${grounds.name}"/>` +
    `<rect x="${left}" width="${width - left}" height="${HEIGHT}" fill="${ground}"/></g>` +
    `<g fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">` +
    `<text x="${PADDING}" y="14" textLength="${nameWidth}">${name}</text>` +
    `<text x="${left + PADDING}" y="14" textLength="${textWidth}">${text}</text></g></svg>`
  );
}
