import type { Shell } from '#cli/shell.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';

// Untrusted page texts on a terminal. Threat: escape sequences in a title that move the cursor, rename the window or
// fill the clipboard, and bidirectional marks that reverse our own lines. All control characters are removed.

const controls = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu;

/** Longer lines are hard to read, whatever the terminal's width. */
export const TEXT_COLUMNS = 96;

export const plain = (text: string): string => text.replace(controls, ' ').replace(/ {2,}/g, ' ').trim();

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
// East Asian wide and emoji take two columns (Unicode TR 11, the blocks that matter).
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|^\p{Emoji_Presentation}|^\p{Extended_Pictographic}\ufe0f|^[\u{20000}-\u{3fffd}]/u;

const widthOfOne = (grapheme: string): number => (wide.test(grapheme) ? 2 : 1);

// Our own colours take no column.
const colours = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

export function textWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text.replace(colours, ''))) width += widthOfOne(segment);
  return width;
}

/** Cut to this many columns, with an ellipsis if something is lost. */
export function cutToFit(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  let used = 0;
  let fitting = '';
  for (const { segment } of graphemes.segment(text)) {
    used += widthOfOne(segment);
    if (used > columns - 1) break;
    fitting += segment;
  }
  return `${fitting.trimEnd()}…`;
}

export const pad = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - textWidth(text)));

/** Lines of at most this many columns, broken between words; the last one is cut if `maxLines` are not enough. */
export function wrap(text: string, columns: number, maxLines = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= columns) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return lines.map((one) => cutToFit(one, columns));
  const fitting = lines.slice(0, maxLines);
  const last = fitting.at(-1);
  if (last !== undefined) fitting[fitting.length - 1] = cutToFit(`${last}…`, columns);
  return fitting.map((one) => cutToFit(one, columns));
}

const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  cyan: [36, 39],
} as const;

type Colour = keyof typeof codes;
export type Paint = Record<Colour, (text: string) => string>;

/** NO_COLOR wins over everything (no-color.org), FORCE_COLOR over a missing terminal. */
export const wantsColour = (env: Record<string, string | undefined>, isTerminal: boolean): boolean =>
  !env.NO_COLOR && env.TERM !== 'dumb' && (isTerminal || Boolean(env.FORCE_COLOR && env.FORCE_COLOR !== '0'));

export function paintWith(isColoured: boolean): Paint {
  const brush = (colour: Colour) => (text: string) => {
    const [on, off] = codes[colour];
    return isColoured && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  };
  return {
    bold: brush('bold'),
    dim: brush('dim'),
    red: brush('red'),
    green: brush('green'),
    yellow: brush('yellow'),
    blue: brush('blue'),
    cyan: brush('cyan'),
  };
}

/** Traffic lights for a score of 0 to 100, by the bands of the screens. */
export function scoreColour(score: number): Colour {
  const band = scoreBandOf(score);
  if (band === 'good') return 'green';
  return band === 'fair' ? 'yellow' : 'red';
}

const COLUMNS = 30;

/** A bar on stderr, redrawn in place on a terminal; elsewhere and in CI nothing, so that logs stay clean. */
export function progressBar(stream: Shell['progress'], env: Shell['env']) {
  const isQuiet = !stream.isTTY || Boolean(env.CI);
  const draw = (done: number, all: number) => {
    if (isQuiet) return;
    const filled = all === 0 ? 0 : Math.round((COLUMNS * done) / all);
    stream.write(`\r${'█'.repeat(filled)}${'░'.repeat(COLUMNS - filled)} ${done}/${all}`);
  };
  const clear = () => {
    if (!isQuiet) stream.write(`\r${' '.repeat(COLUMNS + 20)}\r`);
  };
  return { draw, clear };
}
