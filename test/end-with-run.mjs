// node test/end-with-run.mjs FOLDER [--keep]: waits until the run that started it is over, however it ended, and then stops the
// database server in the folder and, unless it is kept, removes it. After a clean end neither exists any more.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [, , folder = '', keep] = process.argv;
const pidFile = join(folder, 'postgres', 'postmaster.pid');

function isServerRunning() {
  if (!existsSync(pidFile)) return false;
  try {
    // Fast shutdown: all clients are already gone.
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT');
    return true;
  } catch {
    return false;
  }
}

// Signals that end the run reach its whole group, including this process: only the closed pipe counts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.on('close', () => {
  const timer = setInterval(() => {
    if (isServerRunning()) return;
    clearInterval(timer);
    if (keep !== '--keep') rmSync(folder, { recursive: true, force: true });
  }, 100);
});
