import { structuredPatch } from 'diff';
import type { ThemeFiles } from './theme-files.ts';

/** One place of a unified diff. Lines begin with a space, `-` or `+` and have no line end. */
export interface DiffHunk {
  oldStart: number;
  oldLines: number;
  newStart: number;
  newLines: number;
  lines: string[];
}

const CONTEXT_LINES = 3;
/** A head on one line would fill the screen, so longer lines are cut. The diff is only for reading. */
const MAX_LINE = 2_000;

/** Files that differ this much are shown as replaced as a whole, without searching for common lines. */
const MAX_EDITS = 1_000;

export function diffFile(before: string | null, after: string): DiffHunk[] {
  const options = { context: CONTEXT_LINES, maxEditLength: MAX_EDITS };
  const { hunks } = structuredPatch('', '', before ?? '', after, '', '', options) ?? {
    hunks: [replaced(before ?? '', after)],
  };
  return hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => ({
    oldStart,
    oldLines,
    newStart,
    newLines,
    lines: lines.filter((line) => !line.startsWith('\\')).map(shown),
  }));
}

function replaced(before: string, after: string): DiffHunk {
  const [old, now] = [before, after].map((text) => text.split('\n')) as [string[], string[]];
  const lines = [...old.map((line) => `-${line}`), ...now.map((line) => `+${line}`)];
  return { oldStart: 1, oldLines: old.length, newStart: 1, newLines: now.length, lines };
}

const shown = (line: string) => {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  return text.length > MAX_LINE ? `${text.slice(0, MAX_LINE)}…` : text;
};

export interface Undo {
  /** The text a file gets back; null for one that is deleted. */
  files: Map<string, string | null>;
  /** Changed since by somebody else: left as they are. */
  changedSince: string[];
}

interface ChangedFile {
  name: string;
  before: string | null;
  after: string | null;
}

/** Back to the bytes before the patch. A file that has them already is not written again. */
export function undoPatch(files: ThemeFiles, patch: { files: readonly ChangedFile[] }): Undo {
  const undo: Undo = { files: new Map(), changedSince: [] };
  for (const { name, before, after } of patch.files) {
    const now = files.get(name) ?? null;
    if (now === before) continue;
    if (now === after) undo.files.set(name, before);
    else undo.changedSince.push(name);
  }
  return undo;
}
