// The seed of a run: of its random input, and of what takes turns (test/size.ts).
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** The exit code of a command that could not run because the machine lacks something, after a line that says what. */
export const MISSING = 75;

/**
 * TEST_SEED; otherwise a small run has the seed of its commit, so that it gives the same result each time, and a whole
 * run a new one.
 */
export function seedOfRun({ TEST_SEED, TEST_SIZE } = process.env) {
  if (TEST_SEED) return Number(TEST_SEED);
  if (TEST_SIZE === 'whole') return randomInt(1, 2 ** 31);
  const { status, stdout } = git('rev-parse', '--short=7', 'HEAD');
  return status === 0 ? Number.parseInt(stdout.trim().slice(0, 7), 16) : 1;
}

/** Files that differ from the commit before the last, and uncommitted ones. Without a repository there are none. */
export function changedFiles() {
  const changed = git('diff', '--name-only', 'HEAD~1');
  const added = git('ls-files', '--others', '--exclude-standard');
  return [changed, added].flatMap(({ status, stdout }) => (status === 0 ? stdout.split('\n').filter(Boolean) : []));
}
