// The setup step of every command: installs what is missing, builds what is stale, runs programs. It runs on any Node
// from 20 on and uses only Node's standard library.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fail, node, root, say } from './install.mjs';
import { sbomOf } from './sbom.mjs';

export { install, node, npm, root, say } from './install.mjs';

/**
 * What is built, in this order, and from what. The pages are React Router's; the programs are everything that runs,
 * including the pages, as one bundle (docs/decisions/031-bundled-programs.md).
 */
const pages = {
  stamp: join(root, 'build', '.pages-stamp'),
  sources: [
    'src/web',
    'src/domain',
    'src/contract',
    'public',
    'integrations',
    'packages/linkbild/README.md',
    'packages/linkbild/examples',
    'packages/linkbild/package.json',
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
  ],
};
/** Everything the build depends on. */
export const buildSources = [
  'src',
  'sample-shop',
  'vite.programs.config.ts',
  ...pages.sources.filter((path) => !path.startsWith('src')),
];
const programs = { stamp: join(root, 'build', '.programs-stamp'), sources: buildSources };

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}

/** The commit, for the health call. BUILD_COMMIT names it without a repository, as in an image. */
function writeVersion() {
  const asked = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const commit = process.env.BUILD_COMMIT || (asked.status === 0 ? asked.stdout.trim() : null);
  const file = join(root, 'build', 'version.json');
  const text = JSON.stringify({ commit });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Builds what has changed since the last build. For production, files are compressed as small as they get. */
export function build({ isForProduction = false } = {}) {
  if (!isBuilt()) {
    buildPages();
    buildPrograms();
  }
  compressPages(isForProduction ? constants.BROTLI_MAX_QUALITY : QUICK_QUALITY);
  writeVersion();
}

const hashes = new Map();

/** Of the sources, read once. */
function hashOf({ stamp, sources }) {
  const known = hashes.get(stamp);
  if (known) return known;
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    if (!/\.(test|fixture)\.tsx?$/.test(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  hashes.set(stamp, hash.digest('hex'));
  return hashes.get(stamp);
}

const isCurrent = (built) => existsSync(built.stamp) && readFileSync(built.stamp, 'utf8') === hashOf(built);

/** Whether the programs match the sources. The pages are part of them. */
export const isBuilt = () => isCurrent(programs);

/** What to run for a source: its bundle if current, otherwise the source itself, which takes longer to load. */
export const program = (source) => (isBuilt() ? join('build', 'programs', `${basename(source, '.ts')}.js`) : source);

function buildPages() {
  if (isCurrent(pages)) return;
  runBuild('the pages', ['node_modules/@react-router/dev/bin.cjs', 'build']);
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  writeFileSync(join(root, 'build', 'client', 'sbom.json'), `${JSON.stringify(sbomOf(lock), null, 1)}\n`);
  writeFileSync(pages.stamp, hashOf(pages));
}

function buildPrograms() {
  runBuild('the programs', ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.programs.config.ts']);
  writeFileSync(programs.stamp, hashOf(programs));
}

function runBuild(what, args) {
  const started = Date.now();
  process.stderr.write(`Building ${what} …`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const done = spawnSync(node, args, { cwd: root, encoding: 'utf8', env });
  if (done.status !== 0) fail(`\n${done.stdout}\n${done.stderr}\nThe build failed.`);
  say(` ${Math.round((Date.now() - started) / 1000)} s`);
}

/**
 * Creates the database in DATA_DIR while something is built. From its source, because the programs are not built yet.
 * Whatever its outcome: who needs it tries again.
 */
export function prepareDatabase(env = process.env) {
  const child = spawn(node, ['src/programs/prepare-database.ts'], { cwd: root, stdio: 'ignore', env });
  return new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', resolve);
  });
}

/** Brotli of 11 takes 150 times as long as 6 for 8 % fewer bytes: nobody who wants to see their server waits for it. */
const QUICK_QUALITY = 6;

/**
 * Text files are compressed with Brotli and gzip once, at build time, so that serving them costs no work. Files that
 * are smaller already stay so.
 */
function compressPages(quality) {
  const stamp = join(root, 'build', '.compressed-stamp');
  const [hash, done] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const current = readFileSync(pages.stamp, 'utf8');
  if (hash === current && Number(done) >= quality) return;
  for (const file of filesBelow(join(root, 'build', 'client'))) {
    if (!/\.(js|css|svg|json|txt|xml|webmanifest)$/.test(file)) continue;
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
  writeFileSync(stamp, `${current} ${quality}`);
}

/**
 * Memory settings of the server's process. The C library keeps a heap per thread and returns freed memory from only one
 * of them: with one heap for all, 200 bad pages at once cost half (src/io/fetch/body/memory.net.test.ts).
 */
export const memoryEnv = { MALLOC_ARENA_MAX: '1' };

/** Runs a program on Node 24 in the foreground, passes signals on, and exits as it does. */
export function runInForeground(args, env = {}, cwd = root) {
  const child = spawn(node, args, { cwd, stdio: 'inherit', env: { ...memoryEnv, ...process.env, ...env } });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, pass);
  child.on('error', (error) => fail(`Could not start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
