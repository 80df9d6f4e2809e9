import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What README tells an operator to run, what the Dockerfile runs, and what `npm run test:deploy` runs. */
export const buildCommands = ['npm ci --omit=dev', 'npm run build', 'npm prune --omit=dev --omit=peer'];
export const startCommand = ['node', 'scripts/serve.mjs'];

const root = join(import.meta.dirname, '..', '..');

/** The tracked files in a separate folder, installed, built and pruned as an operator does it. */
export function makeProductionTree(folder: string): string {
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const command of buildCommands) {
    const [program = '', ...args] = command.split(' ');
    // If npm's variables were inherited, the npm started here would consider itself part of the outer run.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(life|pack)/.test(name)));
    const done = spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, NODE_ENV: '', BUILD_COMMIT: 'deploytest' },
    });
    if (done.status !== 0) throw new Error(`${command}\n${done.stdout}\n${done.stderr}`);
  }
  return folder;
}
