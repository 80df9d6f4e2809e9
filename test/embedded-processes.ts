import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The processes of an instance's embedded database, for those who stop or kill them.

export const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** The server and every process it has started: each has its own process group. Linux only. */
function databaseProcesses(dataDir: string): number[] {
  const parent = postmasterOf(dataDir);
  const isChild = (name: string) => {
    try {
      return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === parent;
    } catch {
      return false;
    }
  };
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name));
  return [parent, ...children.map(Number)];
}

/** The whole database stands still, with its connections open. Returns what lets it go on. */
export function haltDatabase(dataDir: string): () => void {
  const all = databaseProcesses(dataDir);
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) process.kill(pid, 'SIGCONT');
  };
}

/** The server does not end with the process that started it: an interrupted run would leave it forever. */
export function endWithThisProcess(dataDir: string, { keepsFolder = false } = {}): void {
  const script = fileURLToPath(new URL('./end-with-run.mjs', import.meta.url));
  const watcher = spawn(process.execPath, [script, dataDir, ...(keepsFolder ? ['--keep'] : [])], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  watcher.unref();
  (watcher.stdin as unknown as { unref(): void }).unref();
}
