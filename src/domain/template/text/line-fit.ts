import type { WidthTable } from './advance-widths.ts';
import { widthOf } from './letter-widths.ts';

interface Word {
  width: number;
  /** Width of the space before it; 0 between characters of scripts that break anywhere. */
  space: number;
}

/** Scripts that are written without spaces and may break between any two characters. */
const breaksAnywhere =
  /[\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}\u0e00-\u0eff\u1780-\u17ff\u1000-\u109f]/u;

export function wordsOf(text: string, table: WidthTable): Word[] {
  const words: Word[] = [];
  let width = 0;
  let space = 0;
  const end = () => {
    if (width > 0) words.push({ width, space });
    width = 0;
    space = 0;
  };
  for (const character of text) {
    if (/\s/.test(character)) {
      end();
      space = table[' '] ?? 0.25;
    } else if (breaksAnywhere.test(character)) {
      end();
      width = 1;
      end();
    } else {
      width += widthOf(character, table);
      if (character === '-') end();
    }
  }
  end();
  return words;
}

/** Whether words of these widths fit into lines of this width, set one after the other. */
export function fits(words: Word[], width: number, lines: number, mayBreak: boolean): boolean {
  let used = 1;
  let at = 0;
  for (const word of words) {
    if (word.width > width && !mayBreak) return false;
    const next = at === 0 ? word.width : at + word.space + word.width;
    if (next <= width) {
      at = next;
      continue;
    }
    if (word.width <= width) {
      used += 1;
      at = word.width;
    } else {
      // A broken word begins where the line has room, and leaves a bit of every line empty.
      const share = width * 0.88;
      const room = at > 0 && width - at - word.space > width * 0.34 ? share - at - word.space : 0;
      const rest = word.width - room;
      used += (room === 0 && at === 0 ? 0 : 1) + Math.ceil(rest / share) - 1;
      at = rest % share;
    }
    if (used > lines) return false;
  }
  return true;
}
