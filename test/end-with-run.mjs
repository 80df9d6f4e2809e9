// node test/end-with-run.mjs FOLDER: waits until the run that started it is over, however it ended, and then ends the
// database server in the folder and removes it. After an orderly end neither is there any more.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [, , folder = ''] = process.argv;
const pidFile = join(folder, 'postgres', 'postmaster.pid');

function isServerRunning() {
  if (!existsSync(pidFile)) return false;
  try {
    // Fast shutdown: whoever is connected is gone already.
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGINT');
    return true;
  } catch {
    return false;
  }
}

// Signals that end the run reach its whole group, this process too: only the closed pipe counts.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.on('close', () => {
  const timer = setInterval(() => {
    if (isServerRunning()) return;
    clearInterval(timer);
    rmSync(folder, { recursive: true, force: true });
  }, 100);
});
