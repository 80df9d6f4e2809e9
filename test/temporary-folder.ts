import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenOver } from './after-run.ts';

const folders = new Set<string>();
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
// A file whose tests are all skipped, or that fails to load, never reaches its end.
process.on('exit', () => folders.forEach(remove));

/** A folder of this test or file, removed when it is over. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `linkbild-${name}-`));
  folders.add(folder);
  whenOver(() => remove(folder));
  return folder;
}
