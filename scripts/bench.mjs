// npm run bench [-- name …] [--json] [--short]: measures Linkbild against its peers. Runs on any Node from 20 on; the benches
// themselves run on Node 24, and the peers are installed into bench/node_modules on first use.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, node, npm, root } from './setup.mjs';
import { MISSING } from './test/size.mjs';

const names = [
  'extract',
  'conformance',
  'check',
  'whole-shop',
  'render',
  'serve',
  'crawl',
  'watch',
  'ssr',
  'lighthouse',
  'studio',
  'growth',
  'jobs',
  'soak',
  'kills',
  'database-watch',
  'shopify',
  'billing',
];
/** These measure against somebody else's library. */
const withPeers = new Set(['extract', 'conformance', 'render', 'crawl', 'lighthouse']);
const folder = join(root, 'bench');
const isThere = (name) => existsSync(join(folder, `${name}.ts`));

const flags = process.argv.slice(2).filter((word) => word.startsWith('-'));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = asked.find((name) => !names.includes(name) || !isThere(name));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}". There are: ${names.filter(isThere).join(', ')}.`);
  process.exit(1);
}

await install();
// One of them compiles for minutes.
if (asked.length === 0 || asked.some((name) => withPeers.has(name))) installPeers();
// As in production: otherwise React renders several times slower.
const env = { ...process.env, NODE_ENV: 'production' };
let worst = 0;
let running;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    running?.kill(signal);
    running?.once('exit', () => process.exit(130));
  });
}
for (const name of asked.length > 0 ? asked : names.filter(isThere)) {
  const code = await run([join('bench', `${name}.ts`), ...flags]);
  worst = Math.max(worst, code);
}
process.exit(worst);

/** The channel closes when this process ends, however it does: the bench then stops what it has started. */
function run(args) {
  const child = spawn(node, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  running = child;
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Once per lock file. re2, which makes metascraper faster, is compiled; if that fails, the rest still works. */
function installPeers() {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules', '.linkbild');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing the peers …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm(args, folder).status !== 0 && npm([...args, '--ignore-scripts'], folder).status !== 0) {
    console.error('The peers could not be installed; see the lines above.');
    process.exit(MISSING);
  }
  writeFileSync(stamp, lock);
}
