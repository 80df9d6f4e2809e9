import { setTimeout as wait } from 'node:timers/promises';
import { isPostgres } from './postmaster.ts';

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

/** Waits until its pid file is gone, a moment before the process is. */
async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs;
  while (isPostgres(pid)) {
    if (Date.now() > until) return false;
    await wait(20);
  }
  return true;
}
