// A temporary folder for one run, and what is left of the run afterwards: files in the folder, and processes that still
// have the folder in their environment. Neither may be left behind.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Node's own cache of compiled code; every process that uses it adds to it. */
const kept = new Set(['node-compile-cache']);
const END_MS = 5_000;
/** A run holds less than 1 GB of files at a time; the rest is for the tests themselves. */
const PLENTY_BYTES = 8_000_000_000;

/** In memory where there is plenty of it: creating a test file's database takes a quarter of the work there. */
function parentFolder() {
  const memory = '/dev/shm';
  if (process.platform !== 'linux' || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === memory);
  // Tests start scripts that they write.
  const mayRun = mount !== undefined && !mount.includes('noexec');
  return mayRun && Math.min(bavail * bsize, freemem()) > PLENTY_BYTES ? memory : tmpdir();
}

export function temporaryForRun() {
  const folder = mkdtempSync(join(parentFolder(), 'linkbild-run-'));
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
