// npm run test:integrations [-- wordpress]: what we write for other systems, run in those systems. Each test installs
// what it needs from npm, once, below node_modules/.cache/integrations; the first run downloads most of a gigabyte.
// With a word, only the tests whose path has it. What no registry has is named by variables (WordPress and its plugins:
// integrations/wordpress/README.md).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryForRun } from '../left-behind.mjs';
import { build, install, node, npm, root, say } from '../setup.mjs';
import { MISSING } from './size.mjs';

const started = Date.now();
await install();
// What was installed by an earlier run needs no network.
const isInstalled = existsSync(join(root, 'node_modules', '.cache', 'integrations'));
if (!isInstalled && npm(['view', 'vitest', 'version']).status !== 0) {
  say('test:integrations was not run: npm cannot reach the registry from which it installs the other systems.');
  process.exit(MISSING);
}
build();
const temporary = temporaryForRun();
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(
  node,
  [vitest, 'run', '--project', 'integrations', '--passWithNoTests', ...process.argv.slice(2)],
  {
    cwd: root,
    env: { ...process.env, TMPDIR: temporary.folder, NODE_ENV: 'test' },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
const left = await temporary.left();
for (const line of left) say(`left behind: ${line}`);
temporary.remove();
say(`test:integrations took ${Math.round((Date.now() - started) / 1000)} s`);
process.exit(status === 0 && left.length === 0 ? 0 : 1);
