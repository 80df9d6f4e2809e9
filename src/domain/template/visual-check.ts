// The visual check: what is left of a card at the sizes platforms show it. Large in a feed, 360 px wide in Slack, 120
// px wide in a chat list, and cropped to a square by WhatsApp's small card.
import { contrast, type Rgb } from './colours.ts';
import { type Box, type MeasuredElement, overlap, shareInside } from './text/measured-element.ts';
import {
  cutOff,
  lowContrast,
  outside,
  overlapping,
  tooSmall,
  unreadable,
  type VisualWarning,
} from './visual-warning.ts';

const visualCheckViews = { full: 1200, small: 360, tiny: 120 } as const;

/** The drawn image, three or four channels per pixel. Without it contrast is not judged. */
export interface DrawnPixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** Letters take about this share of their line's height. */
const LETTERS_OF_LINE = 0.75;
/** Below these heights of letters text is unreadable: 11 px in a feed, 8 px in a chat, 5 px in a list. */
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
  const texts = card.elements.filter(({ id, lines }) => lines.length > 0 && id !== DECORATION);
  const warnings = texts.flatMap((element) => faultsOf(element, card));
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (linesOverlap(one, other)) warnings.push(overlapping(nameOf(one), nameOf(other)));
    }
  }
  return [...warnings, ...lossesOf(texts, card, warnings)];
}

const nameOf = ({ id }: MeasuredElement): string => id ?? 'text';
const lettersIn = ({ lines }: MeasuredElement): number =>
  Math.min(...lines.map(({ height }) => height)) * LETTERS_OF_LINE;

/** Faults of an element at any size. */
function faultsOf(element: MeasuredElement, card: { width: number; height: number; pixels?: DrawnPixels }) {
  const area = { x: 0, y: 0, width: card.width, height: card.height };
  const name = nameOf(element);
  const letters = lettersIn(element);
  const at = (view: 'full' | 'small') => (letters * visualCheckViews[view]) / card.width;
  const faults: VisualWarning[] = [];
  if (at('full') < readable.full) faults.push(tooSmall(name, 'full', at('full')));
  else if (mainElements.includes(name) && at('small') < readable.small)
    faults.push(tooSmall(name, 'small', at('small')));
  if (element.lines.some((line) => shareInside(line, area) < 0.98)) faults.push(outside(name));
  const { pixels } = card;
  if (pixels) {
    const lowest = Math.min(...element.lines.map((line) => contrastUnder(pixels, line)));
    // WCAG's 3 and 4.5, minus what antialiasing and JPEG take from thin letters.
    const wanted = letters >= 24 ? 2.8 : 4;
    if (lowest < wanted) faults.push(lowContrast(name, lowest));
  }
  return faults;
}

/** What is lost in each small view: one sentence a view that names everything, but what is a fault already. */
function lossesOf(
  texts: readonly MeasuredElement[],
  card: { width: number; height: number },
  found: readonly VisualWarning[],
): VisualWarning[] {
  const known = new Set(found.filter(({ kind }) => kind === 'too-small').map(({ element }) => element));
  const open = texts.filter((element) => !known.has(nameOf(element)));
  const losses: VisualWarning[] = [];
  for (const view of ['small', 'tiny'] as const) {
    const isUnreadable = (element: MeasuredElement) =>
      (lettersIn(element) * visualCheckViews[view]) / card.width < readable[view];
    const gone = open.filter(isUnreadable);
    if (gone.length > 0) losses.push(unreadable([...new Set(gone.map(nameOf))], view, texts.every(isUnreadable)));
  }
  const square = { x: (card.width - card.height) / 2, y: 0, width: card.height, height: card.height };
  const visibleShare = ({ lines }: MeasuredElement) => Math.min(...lines.map((line) => shareInside(line, square)));
  const cut = card.width > card.height ? texts.filter((element) => visibleShare(element) < 0.9) : [];
  if (cut.length > 0) losses.push(cutOff([...new Set(cut.map(nameOf))]));
  return losses;
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
