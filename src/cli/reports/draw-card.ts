import type { CardContent } from '#domain/audit/emulation/card.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { imageTypeName } from '#domain/audit/texts/name-list.ts';
import { fileSize } from '#domain/format/numbers.ts';
import type { Language, Text } from '#domain/language.ts';
import { cutToFit, type Paint, pad, plain, textWidth, wrap } from './terminal.ts';

const WIDTH = 52;
/** With its margin. */
export const CARD_COLUMNS = WIDTH + 2;
const THUMB_WIDTH = 13;

const words = {
  noTitle: { en: 'no title', de: 'kein Titel' },
  noDescription: { en: 'no description', de: 'keine Beschreibung' },
  hidden: { en: 'image hidden', de: 'Bild ausgeblendet' },
  image: { en: 'image', de: 'Bild' },
  from: { en: 'From', de: 'Von' },
  bareLink: { en: 'no card, link only', de: 'keine Karte, nur der Link' },
} satisfies Record<string, Text>;

interface Line {
  text: string;
  brush: (text: string) => string;
}

/** A card as box characters, one line per entry: the same texts, order and proportions as on the platform. */
export function drawTextCard(card: CardContent, language: Language, paint: Paint): string[] {
  if (!card.isShown)
    return [paint.dim(`  ${words.bareLink[language]}: `) + paint.cyan(cutToFit(plain(card.url), WIDTH))];
  const isLarge = card.layout === 'lg' && card.image !== null;
  const hasThumb = card.layout.startsWith('sm') && card.image !== null;
  const inner = WIDTH - 4;
  const textColumns = hasThumb ? inner - THUMB_WIDTH - 1 : inner;
  const text = textLines(card, language, textColumns, paint);
  const rule = (left: string, right: string) => `  ${left}${'─'.repeat(WIDTH - 2)}${right}`;
  const row = ({ text: content, brush }: Line) =>
    `  │ ${brush(content)}${' '.repeat(Math.max(0, inner - textWidth(content)))} │`;
  const body = hasThumb ? sideBySide(text, card, language, paint, textColumns) : text.map(row);
  const image = isLarge ? imageLines(card, language, inner, paint).map(row) : [];
  const isBelow = platforms[card.platform].imagePlace.large === 'below';
  return [rule('╭', '╮'), ...(isBelow ? [...body, ...image] : [...image, ...body]), rule('╰', '╯')];
}

function textLines(card: CardContent, language: Language, columns: number, paint: Paint): Line[] {
  const { heading } = platforms[card.platform];
  const lines: Line[] = [];
  const push = (text: string, brush: Line['brush']) => lines.push({ text: cutToFit(plain(text), columns), brush });
  const top = heading === 'host' ? card.host : heading && card.siteName;
  if (top) push(top, paint.dim);
  const title = card.title === null ? words.noTitle[language] : plain(card.title);
  for (const line of wrap(title, columns, Math.max(1, card.lines.title)))
    push(line, card.title === null ? paint.red : paint.bold);
  if (card.lines.description > 0) {
    const description = card.description === null ? words.noDescription[language] : plain(card.description);
    const brush = card.description === null ? paint.red : (text: string) => text;
    for (const line of wrap(description, columns, Math.min(4, card.lines.description))) push(line, brush);
  }
  for (const { label, data } of card.fields) push(`${label ?? ''}: ${data ?? ''}`, paint.dim);
  if (card.layout === 'hidden') push(`(${words.hidden[language]})`, paint.yellow);
  if (!heading)
    push(
      card.platform === 'twitter' && card.layout === 'lg' ? `${words.from[language]} ${card.host}` : card.host,
      paint.dim,
    );
  return lines;
}

function captionOf({ image }: CardContent, language: Language): string {
  if (image === null) return '';
  const size = image.width && image.height ? `${image.width}×${image.height}` : '';
  return [size, image.type && imageTypeName(image.type), image.bytes === null ? null : fileSize(image.bytes, language)]
    .filter(Boolean)
    .join(' · ');
}

function imageLines(card: CardContent, language: Language, columns: number, paint: Paint): Line[] {
  const caption = ` ${captionOf(card, language) || words.image[language]} `;
  const left = Math.max(0, Math.floor((columns - textWidth(caption)) / 2));
  const shade = '░'.repeat(columns);
  const middle = cutToFit('░'.repeat(left) + caption, columns).padEnd(columns, '░');
  const count = card.moreImages.length > 0 ? ` ${card.moreImages.length + 1}× ` : '';
  const last = count + '░'.repeat(Math.max(0, columns - count.length));
  return [shade, shade, middle, shade, last].map((text) => ({ text, brush: paint.blue }));
}

/** Text and thumbnail side by side, on the platform's side. */
function sideBySide(text: Line[], card: CardContent, language: Language, paint: Paint, textColumns: number): string[] {
  const width = card.image?.width;
  const label = width ? `${width}×${card.image?.height ?? '?'}` : words.image[language];
  const thumb = [
    '░'.repeat(THUMB_WIDTH),
    cutToFit(` ${label} `, THUMB_WIDTH).padEnd(THUMB_WIDTH, '░'),
    '░'.repeat(THUMB_WIDTH),
  ];
  const isRight = platforms[card.platform].imagePlace.small === 'right';
  const rows = Math.max(text.length, thumb.length);
  return Array.from({ length: rows }, (_, index) => {
    const line = text[index] ?? { text: '', brush: (it: string) => it };
    const words = line.brush(line.text) + pad('', textColumns - textWidth(line.text));
    const image = thumb[index] === undefined ? ' '.repeat(THUMB_WIDTH) : paint.blue(thumb[index]);
    return `  │ ${isRight ? `${words} ${image}` : `${image} ${words}`} │`;
  });
}
