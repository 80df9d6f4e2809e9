import { setTimeout as wait } from 'node:timers/promises';
import { isPostgres } from './postmaster.ts';

const STOP_MS = 8_000;

export async function stopServer(pid: number): Promise<void> {
  if (!isPostgres(pid)) return;
  process.kill(pid, 'SIGINT'); // fast shutdown: ends sessions, writes a checkpoint
  const until = Date.now() + STOP_MS;
  // Not until its file is gone: that goes a moment before the process does.
  while (isPostgres(pid)) {
    if (Date.now() > until) {
      process.kill(pid, 'SIGQUIT'); // the next start recovers from the log
      return;
    }
    await wait(20);
  }
}
