import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// What postmaster.pid says about a server on this data folder. After `kill -9` of Node the server survives and is
// adopted; after a machine crash the file is stale and names a process that is gone, or by now a different one.

export interface Postmaster {
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
