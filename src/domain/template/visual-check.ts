// The visual check: what is left of a card at the sizes platforms show it. Large in a feed, 360 px wide in Slack, 120
// px wide in a chat list, and cropped to a square by WhatsApp's small card.
import type { Text } from '#domain/language.ts';
import { contrast, type Rgb } from './colours.ts';
import { type Box, type MeasuredElement, overlap, shareInside } from './measured-element.ts';

const visualCheckViews = { full: 1200, small: 360, tiny: 120, square: 630 } as const;
type VisualCheckView = keyof typeof visualCheckViews;

export interface VisualWarning {
  kind: 'too-small' | 'low-contrast' | 'cut-off' | 'outside' | 'overlap';
  view: VisualCheckView;
  /** data-id of the element. */
  element: string;
  level: 'warning' | 'info';
  text: Text;
}

/** The drawn image, three or four channels per pixel. Without it contrast is not judged. */
export interface DrawnPixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** Letters take about this share of their line's height. */
const LETTERS_OF_LINE = 0.75;
/**
 * Below these sizes text is unreadable: 11 px in a feed, 8 px in a chat. At 120 px only the title has a chance, at 5
 * px.
 */
const readable = { full: 22, small: 8, tiny: 5 } as const;
/** Decorative letters, not meant to be read. */
const DECORATION = 'decoration';
const mainElements = ['title', 'site-name', 'price'];

export function squint(card: {
  elements: MeasuredElement[];
  width: number;
  height: number;
  pixels?: DrawnPixels;
}): VisualWarning[] {
  const area = { x: 0, y: 0, width: card.width, height: card.height };
  const square = { x: (card.width - card.height) / 2, y: 0, width: card.height, height: card.height };
  const texts = card.elements.filter(({ id, lines }) => lines.length > 0 && id !== DECORATION);
  const main = texts.find(({ id }) => id === 'title') ?? texts.find(({ id }) => id === 'site-name');
  const warnings: VisualWarning[] = [];
  for (const element of texts) {
    const name = element.id ?? 'text';
    const isMain = element === main;
    const letters = Math.min(...element.lines.map(({ height }) => height)) * LETTERS_OF_LINE;
    const at = (view: 'full' | 'small' | 'tiny') => (letters * visualCheckViews[view]) / card.width;
    if (at('full') < readable.full) warnings.push(tooSmall(name, 'full', at('full'), 'warning'));
    else if (mainElements.includes(name) && at('small') < readable.small) {
      warnings.push(tooSmall(name, 'small', at('small'), 'warning'));
    } else if (isMain && at('tiny') < readable.tiny) warnings.push(tooSmall(name, 'tiny', at('tiny'), 'info'));
    if (element.lines.some((line) => shareInside(line, area) < 0.98)) warnings.push(outside(name));
    const kept = Math.min(...element.lines.map((line) => shareInside(line, square)));
    if (isMain && kept < 0.9 && card.width > card.height) warnings.push(cutOff(name, kept));
    const { pixels } = card;
    if (pixels) {
      const lowest = Math.min(...element.lines.map((line) => contrastUnder(pixels, line)));
      // WCAG's 3 and 4.5, minus what antialiasing and JPEG take from thin letters.
      const wanted = letters >= 24 ? 2.8 : 4;
      if (lowest < wanted) warnings.push(lowContrast(name, lowest));
    }
  }
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (linesOverlap(one, other)) warnings.push(overlapping(one.id ?? 'text', other.id ?? 'text'));
    }
  }
  return warnings;
}

/** The letters of both, not their lines: lines of two elements may touch where there is no text. */
function linesOverlap(one: MeasuredElement, other: MeasuredElement): boolean {
  return one.lines.some((line) => other.lines.some((second) => overlap(lettersOf(line), lettersOf(second)) > 2));
}

const lettersOf = (line: Box): Box => ({
  ...line,
  y: line.y + line.height * 0.16,
  height: line.height * 0.68,
});

/** Darkest against lightest in a line: the letters and their background. */
function contrastUnder(pixels: DrawnPixels, line: Box): number {
  const samples: Rgb[] = [];
  const [right, bottom] = [Math.min(pixels.width, line.x + line.width), Math.min(pixels.height, line.y + line.height)];
  const step = Math.max(1, Math.floor(Math.sqrt((line.width * line.height) / 4_000)));
  for (let y = Math.max(0, Math.floor(line.y)); y < bottom; y += step) {
    for (let x = Math.max(0, Math.floor(line.x)); x < right; x += step) {
      const at = (y * pixels.width + x) * pixels.channels;
      samples.push([pixels.data[at] ?? 0, pixels.data[at + 1] ?? 0, pixels.data[at + 2] ?? 0]);
    }
  }
  if (samples.length < 20) return 21;
  const light = (colour: Rgb) => 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2];
  samples.sort((one, other) => light(one) - light(other));
  const sample = (share: number): Rgb => samples[Math.floor((samples.length - 1) * share)] ?? [0, 0, 0];
  return contrast(sample(0.03), sample(0.97));
}

const rounded = (number: number) => Math.round(number * 10) / 10;
const viewNames: Record<VisualCheckView, Text> = {
  full: { en: 'at full size', de: 'in voller Größe' },
  small: { en: 'at 360 px, as in a chat', de: 'bei 360 px, wie in einem Chat' },
  tiny: { en: 'at 120 px, as in a list', de: 'bei 120 px, wie in einer Liste' },
  square: { en: 'cut to a square', de: 'als Quadrat beschnitten' },
};

function tooSmall(
  element: string,
  view: 'full' | 'small' | 'tiny',
  size: number,
  level: VisualWarning['level'],
): VisualWarning {
  const { en, de } = viewNames[view];
  return {
    kind: 'too-small',
    view,
    element,
    level,
    text: {
      en: `“${element}” is ${rounded(size)} px high ${en}: too small to read.`,
      de: `„${element}“ ist ${de} ${String(rounded(size)).replace('.', ',')} px hoch: zu klein zum Lesen.`,
    },
  };
}

const outside = (element: string): VisualWarning => ({
  kind: 'outside',
  view: 'full',
  element,
  level: 'warning',
  text: {
    en: `“${element}” reaches beyond the edge of the picture.`,
    de: `„${element}“ ragt über den Bildrand hinaus.`,
  },
});

const cutOff = (element: string, kept: number): VisualWarning => ({
  kind: 'cut-off',
  view: 'square',
  element,
  level: 'info',
  text: {
    en: `Cut to a square, as in WhatsApp’s small card, ${Math.round(kept * 100)} % of “${element}” is left.`,
    de: `Als Quadrat beschnitten, wie in der kleinen Karte von WhatsApp, bleiben ${Math.round(kept * 100)} % von „${element}“.`,
  },
});

const lowContrast = (element: string, value: number): VisualWarning => ({
  kind: 'low-contrast',
  view: 'full',
  element,
  level: 'warning',
  text: {
    en: `“${element}” hardly stands out from what is behind it (contrast ${rounded(value)} to 1).`,
    de: `„${element}“ hebt sich kaum vom Untergrund ab (Kontrast ${String(rounded(value)).replace('.', ',')} zu 1).`,
  },
});

const overlapping = (one: string, other: string): VisualWarning => ({
  kind: 'overlap',
  view: 'full',
  element: one,
  level: 'warning',
  text: {
    en: `“${one}” and “${other}” stand on top of each other.`,
    de: `„${one}“ und „${other}“ stehen übereinander.`,
  },
});
