import type { ThemeFiles } from './theme-files.ts';

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
