// A temporary folder for one run, and what is left of the run afterwards: files in the folder, and processes that still
// have the folder in their environment. Neither may be left behind.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Node's own cache of compiled code; every process that uses it adds to it. */
const kept = new Set(['node-compile-cache']);
const END_MS = 5_000;

export function temporaryForRun() {
  const folder = mkdtempSync(join(tmpdir(), 'linkbild-run-'));
  // Like the machine's temporary folder: databases and browsers run under their own accounts.
  chmodSync(folder, 0o1777);
  return {
    folder,
    /** What is left, as text. What ends by itself within a few seconds is not counted. */
    async left() {
      const until = Date.now() + END_MS;
      for (;;) {
        const found = [...processesOf(folder), ...readdirSync(folder).filter((name) => !kept.has(name))];
        if (found.length === 0 || Date.now() > until) return found;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function processesOf(folder) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const isOurs = Number(pid) !== process.pid && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(folder);
      return isOurs ? [`process ${pid}: ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`] : [];
    } catch {
      return []; // not a process, gone meanwhile, or somebody else's
    }
  });
}
