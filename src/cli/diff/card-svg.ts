import { cutToFit, plain, wrap } from '#cli/reports/terminal.ts';
import type { CardContent } from '#domain/audit/emulation/card.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { imageTypeName } from '#domain/audit/texts/name-list.ts';
import { escapeAttribute } from '#domain/audit/texts/paste-tag.ts';
import { fileSize } from '#domain/format/numbers.ts';
import type { Language } from '#domain/language.ts';
import { diffWords } from './diff-words.ts';

// A card as SVG: texts, order and proportions of the platform in neutral colours. SVG because it needs no drawing
// library; everything from a page is escaped text, and images are data, so the file loads nothing.

export const CARD_WIDTH = 400;
const LARGE_HEIGHT = 209;
const THUMB = 96;
const PAD = 12;
const LINE = 20;
/** Average width of a sign at 14 px in the fonts of the systems. */
const SIGN = 7.4;

export interface Drawn {
  svg: string;
  height: number;
}

/** `image`: a data URI; null: it is too large to embed, or could not be read, and its size is said instead. */
export function drawCardSvg(card: CardContent, image: string | null, language: Language): Drawn {
  if (!card.isShown) return drawLink(card, language);
  const isLarge = card.layout === 'lg' && card.image !== null;
  const isSmall = card.layout.startsWith('sm') && card.image !== null;
  const { imagePlace } = platforms[card.platform];
  const isRight = imagePlace.small === 'right';
  const left = PAD + (isSmall && !isRight ? THUMB + PAD : 0);
  const texts = textRows(card, Math.floor((CARD_WIDTH - 2 * PAD - (isSmall ? THUMB + PAD : 0)) / SIGN), language);
  const textHeight = Math.max(texts.length * LINE + 2 * PAD, isSmall ? THUMB + 2 * PAD : 0);
  const height = textHeight + (isLarge ? LARGE_HEIGHT : 0);
  const isBelow = imagePlace.large === 'below';
  const top = isLarge && !isBelow ? LARGE_HEIGHT : 0;
  const box = isLarge
    ? { x: 0, y: isBelow ? textHeight : 0, width: CARD_WIDTH, height: LARGE_HEIGHT }
    : { x: isRight ? CARD_WIDTH - PAD - THUMB : PAD, y: PAD, width: THUMB, height: THUMB };
  const rows = texts.map(
    ({ text, style }, at) => `<text x="${left}" y="${top + PAD + 15 + at * LINE}" ${style}>${escaped(text)}</text>`,
  );
  const svg = [
    `<rect width="${CARD_WIDTH}" height="${height}" rx="8" fill="#fff" stroke="#d9d4cc"/>`,
    ...(isLarge || isSmall ? [drawImage(card, image, box, language)] : []),
    ...rows,
  ].join('');
  return { svg, height };
}

function drawLink({ url }: CardContent, language: Language): Drawn {
  const [soft, link] = ['font-size="12" fill="#6d665c"', 'font-size="14" fill="#1a5fb4"'];
  const columns = Math.floor((CARD_WIDTH - 2 * PAD) / SIGN);
  const svg = `<rect width="${CARD_WIDTH}" height="64" rx="8" fill="none" stroke="#d9d4cc" stroke-dasharray="4 4"/><text x="${PAD}" y="27" ${link}>${escaped(cutToFit(plain(url), columns))}</text><text x="${PAD}" y="49" ${soft}>${escaped(diffWords.noCard[language])}</text>`;
  return { svg, height: 64 };
}

interface Row {
  text: string;
  style: string;
}

function textRows(card: CardContent, columns: number, language: Language): Row[] {
  const { heading } = platforms[card.platform];
  const soft = 'font-size="12" fill="#6d665c"';
  const top = heading === 'host' ? card.host : heading && card.siteName;
  const bold = `font-size="14" font-weight="600" fill="${card.title === null ? '#b3261e' : '#1c1916'}"`;
  const title = card.title === null ? diffWords.noTitle[language] : plain(card.title);
  const description = card.lines.description > 0 && card.description !== null ? plain(card.description) : '';
  return [
    ...(top ? [{ text: cutToFit(plain(top), columns), style: soft }] : []),
    ...wrap(title, columns - 2, Math.min(2, Math.max(1, card.lines.title))).map((text) => ({ text, style: bold })),
    ...(description === '' ? [] : wrap(description, columns, Math.min(3, card.lines.description))).map((text) => ({
      text,
      style: 'font-size="13" fill="#3d3832"',
    })),
    ...(heading ? [] : [{ text: cutToFit(plain(card.host), columns), style: soft }]),
  ];
}

type Box = { x: number; y: number; width: number; height: number };

function drawImage(
  { image: shown }: CardContent,
  image: string | null,
  { x, y, width, height }: Box,
  language: Language,
): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  if (image !== null) return `<image ${place} preserveAspectRatio="xMidYMid slice" href="${escaped(image)}"/>`;
  const size = shown?.width && shown.height ? `${shown.width}×${shown.height}` : '';
  const facts = [size, shown?.type && imageTypeName(shown.type), shown?.bytes ? fileSize(shown.bytes, language) : '']
    .filter(Boolean)
    .slice(0, width > THUMB ? 3 : 1)
    .join(' · ');
  const middle = `x="${x + width / 2}" y="${y + height / 2 + 4}" text-anchor="middle" font-size="12" fill="#6d665c"`;
  return `<rect ${place} fill="#ece7df"/><text ${middle}>${escaped(facts)}</text>`;
}

export const escaped = (text: string): string => escapeAttribute(plain(text));
