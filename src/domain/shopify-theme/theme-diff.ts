import { structuredPatch } from 'diff';

/** One place of a unified diff. Lines begin with a space, `-` or `+` and have no line end. */
export interface DiffHunk {
  oldStart: number;
  oldLines: number;
  newStart: number;
  newLines: number;
  lines: string[];
}

const CONTEXT_LINES = 3;
/** A head on one line would fill the screen: what is longer is cut around nothing in particular, for reading only. */
const MAX_LINE = 2_000;

export function diffFile(before: string | null, after: string): DiffHunk[] {
  const { hunks } = structuredPatch('', '', before ?? '', after, '', '', { context: CONTEXT_LINES });
  return hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => ({
    oldStart,
    oldLines,
    newStart,
    newLines,
    lines: lines.filter((line) => !line.startsWith('\\')).map(shown),
  }));
}

const shown = (line: string) => {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  return text.length > MAX_LINE ? `${text.slice(0, MAX_LINE)}…` : text;
};
