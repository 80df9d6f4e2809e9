import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenOver } from './after-run.ts';

const folders = new Set<string>();
function remove(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}
// A file whose tests are all skipped, or that fails to load, never reaches its end, and from within a hook Vitest
// registers nothing for it. Vitest ends its processes with SIGTERM.
const removeAll = () => folders.forEach(remove);
process.once('exit', removeAll);
process.once('SIGTERM', () => {
  removeAll();
  process.kill(process.pid, 'SIGTERM');
});

/** A folder of this test or file, removed when it is over. One made in a hook stays until the process ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `linkbild-${name}-`));
  folders.add(folder);
  whenOver(() => remove(folder));
  return folder;
}
