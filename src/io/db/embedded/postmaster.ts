import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// The server on this data folder according to postmaster.pid. After `kill -9` of Node the server survives and is
// adopted; after a machine crash the file is stale and names a process that is gone, or by now a different one.

interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

export function readPostmaster(pgData: string): Postmaster | null {
  try {
    const lines = readFileSync(join(pgData, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: (lines[7] ?? '').trim() === 'ready' };
  } catch {
    return null;
  }
}

export const clearPostmaster = (pgData: string) => rmSync(join(pgData, 'postmaster.pid'), { force: true });

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After a reboot an unrelated process may have that number. */
export function isPostgres(pid: number): boolean {
  if (!(pid > 0) || !isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    // No /proc (macOS): the number alone must do.
    return process.platform !== 'linux';
  }
}

const STOP_MS = 8_000;
/** An immediate shutdown writes nothing, so it takes no longer. */
const QUIT_MS = 2_000;

export async function stopServer(pid: number): Promise<void> {
  if (!isPostgres(pid)) return;
  process.kill(pid, 'SIGINT'); // fast shutdown: ends sessions, writes a checkpoint
  if (await hasEnded(pid, STOP_MS)) return;
  process.kill(pid, 'SIGQUIT'); // the next start recovers from the log
  await hasEnded(pid, QUIT_MS);
}

/** Waits until the process has ended. False: it had not in time. */
async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs;
  while (isPostgres(pid)) {
    if (Date.now() > until) return false;
    await wait(20);
  }
  return true;
}
