// Everything that must hold, in one command: install, types, lint, build, rules, servers, database, real browser. With
// paths (`npm test -- src/domain/meta`) only the tests of those. `npm run test:whole` (--whole) does the same at full
// count, and then what takes other software: a production layout, other systems (docs/decisions/056-tests-in-two-sizes.md).
// Ends with `N passed, N failed` and the matching exit code.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryForRun } from './left-behind.mjs';
import { build, install, node, prepareDatabase, root } from './setup.mjs';
import { judgeRun, rowsOf, tableFile } from './specification.mjs';
import { reportFiles, testCountsOf } from './test/counts.mjs';
import { durationsOf, recordDurations } from './test/durations.mjs';
import { missingFromList, waitingTests } from './test/long-tests.mjs';
import { MISSING, seedOfRun } from './test/size.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
const total = { passed: 0, failed: 0 };
const bin = (...path) => join(root, 'node_modules', ...path);
const files = process.argv.slice(2).filter((word) => word !== '--whole');
const isWhole = process.argv.includes('--whole') || process.env.TEST_SIZE === 'whole';
const temporary = temporaryForRun();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    temporary.remove();
    process.exit(1);
  });
}
const env = {
  ...process.env,
  PATH: `${bin('.bin')}:${process.env.PATH}`,
  TMPDIR: temporary.folder,
  NODE_ENV: 'test',
  NO_COLOR: '1',
  TEST_SIZE: isWhole ? 'whole' : 'small',
  TEST_SEED: String(seedOfRun({ ...process.env, TEST_SIZE: isWhole ? 'whole' : 'small' })),
  // What this run installs itself must be there (test/optional-parts.ts). libjpeg-turbo has no build for every
  // platform.
  EXPECTED_PARTS:
    process.env.EXPECTED_PARTS ??
    (process.platform === 'linux' && process.arch === 'x64' ? 'chromium,jpeg-turbo' : 'chromium'),
};

const waiting = isWhole ? [] : waitingTests(Number(env.TEST_SEED));
if (!isWhole) env.TAKE_TURNS = '1';

/** Tests clean up after themselves, whatever their outcome. */
async function nothingLeft() {
  const left = await temporary.left();
  for (const line of left) say(`left behind: ${line}`);
  total[left.length ? 'failed' : 'passed'] += 1;
  say(`${left.length ? 'FAIL' : 'ok  '} nothing left behind`);
  temporary.remove();
}

/** One step that passes or fails as a whole. It starts at once and runs beside what is called after it. */
function step(name, args) {
  const started = Date.now();
  const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const isRight = code === 0;
      total[isRight ? 'passed' : 'failed'] += 1;
      say(`${isRight ? 'ok  ' : 'FAIL'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
      resolve();
    });
  });
}

/** Tests of some projects, counted one by one. */
async function tests(projects, more = {}) {
  const name = projects.join(' and ');
  const report = join(root, '.cache', `${projects.join('-')}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const started = Date.now();
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = [
    bin('vitest', 'vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...reporters,
  ];
  const child = spawn(node, args, { cwd: root, env: { ...env, ...more }, stdio: ['ignore', 'inherit', 'inherit'] });
  const status = await new Promise((resolve) => child.on('close', resolve));
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = result ?? {};
  if (result) recordDurations([result]);
  const long = result && isWhole ? missingFromList(durationsOf([result])) : [];
  if (long.length) say(`     long, without a turn in scripts/test/long-tests.mjs: ${long.join(', ')}`);
  total.passed += passed;
  // A run that failed without a failed test (a file that does not load, a crash) is still a failure.
  total.failed += failed || (status === 0 ? 0 : 1);
  const seconds = Math.round((Date.now() - started) / 1000);
  say(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

/** Every row of docs/specification.md that names tests was shown by this run. */
function specification() {
  const reports = reportFiles.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const rows = rowsOf(readFileSync(tableFile, 'utf8'));
  const { shown, missing, passed } = judgeRun(rows, reports, { waiting });
  writeFileSync(join(root, '.cache', 'specification.json'), `${JSON.stringify(Object.fromEntries(passed), null, 2)}\n`);
  total[missing.length === 0 ? 'passed' : 'failed'] += 1;
  for (const line of missing.slice(0, 20)) say(`     ${line}`);
  const others = rows.length - shown.length;
  const why = isWhole ? 'open or untested' : 'wait for their turn, are open or untested';
  say(`${missing.length ? 'FAIL' : 'ok  '} specification: ${shown.length} rows shown, ${others} ${why}`);
}

/**
 * A Chromium for the pages. Best is the headless shell, which needs two thirds of the work: as root on Debian it is
 * installed here, even beside another one. Otherwise any Chromium or Chrome is enough.
 */
function findChromium() {
  const shell = '/usr/bin/chromium-headless-shell';
  const others = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const isThere = (path) => path && existsSync(path);
  const isRoot = process.getuid?.() === 0;
  const isAnother = others.some(isThere);
  if ([process.env.CHROMIUM_PATH, shell].some(isThere) || (!isRoot && isAnother)) return Promise.resolve();
  say('Installing Chromium …');
  // An unreachable Debian mirror is reported soon: there may be another Chromium to use.
  const apt = `${isRoot ? '' : 'sudo -n '}apt-get -qy -o Acquire::http::Timeout=20 -o Acquire::Retries=1`;
  const bring = (name) => `${apt} install --no-install-recommends ${name}`;
  const lines = `${apt} update; ${bring('chromium-headless-shell')} || ${isAnother ? 'true' : bring('chromium')}`;
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('sh', ['-c', lines], { stdio: 'ignore', env: quiet });
  return new Promise((resolve) => {
    child.on('error', () => resolve());
    child.on('close', (code) => {
      if (code !== 0) say('No Chromium could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH.');
      resolve();
    });
  });
}

/** A command of its own, for which not every machine has what it takes. It says itself what is missing. */
function command(name, script, args = []) {
  const since = Date.now();
  const done = spawnSync(node, [join('scripts', script), ...args], {
    cwd: root,
    env: { ...env, TMPDIR: process.env.TMPDIR ?? tmpdir() },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const seconds = Math.round((Date.now() - since) / 1000);
  if (done.status === MISSING) return void say(`skip ${name}: see the line above (${seconds} s)`);
  total[done.status === 0 ? 'passed' : 'failed'] += 1;
  say(`${done.status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
}

const started = Date.now();
if (files.length > 0) {
  await install();
  const only = spawnSync(node, [bin('vitest', 'vitest.mjs'), 'run', ...files], { cwd: root, env, stdio: 'inherit' });
  temporary.remove();
  process.exit(only.status ?? 1);
}
say(`${isWhole ? 'Whole run' : 'Small run'}, seed ${env.TEST_SEED} (TEST_SEED=${env.TEST_SEED} repeats it).`);
// Beside the packages: both wait for the network most of the time.
const browser = findChromium();
await install();
if (waiting.length) say(`${waiting.length} long test files wait for their turn (scripts/test/long-tests.mjs).`);
await step('page types', [bin('@react-router', 'dev', 'bin.cjs'), 'typegen']);
// Building the pages keeps less than two cores busy.
const checks = [
  // One checker: several at once instantiate the same types again, and the build uses the other core.
  step('types', [bin('typescript', 'bin', 'tsc'), '--noEmit', '--checkers', '1']),
  step('lint and format', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']),
  step('unused exports, files and packages', [bin('knip', 'bin', 'knip.js'), '--no-progress']),
];
const prepared = join(temporary.folder, 'prepared');
const database = prepareDatabase({ ...env, DATA_DIR: prepared, DATABASE_URL: '' });
build();
await browser;
// For all that follows (test/prepared-database.ts); without it each prepares its own.
if ((await database) === 0) env.PREPARED_DATA_DIR = prepared;
// As one project: one waits for servers while the others work (vitest.config.ts). The types are checked by one core:
// what is left of that runs beside the first tests.
await tests(['unit-net-db'], { TOGETHER: '1', TEST_DATABASE_URL: '', PROGRAMS: 'bundled' });
await Promise.all(checks);
// Alone: it measures how fast an attacked server responds.
await tests(['corpus'], { CORPUS_ALONE: '1' });
if (process.env.TEST_DATABASE_URL) await tests(['db']);
await tests(['e2e']);
if (isWhole) await tests(['browsers']);
rmSync(prepared, { recursive: true, force: true });
await nothingLeft();
specification();
if (isWhole) {
  delete env.PREPARED_DATA_DIR;
  command('a production layout (test:deploy)', 'test/deploy.mjs');
  command('containers (test:deploy --containers)', 'test/deploy.mjs', ['--containers']);
  command('systemd units (test:deploy --systemd)', 'test/deploy.mjs', ['--systemd']);
  command('other systems (test:integrations)', 'test/integrations.mjs');
  // That they run, not how fast: another machine is busy in its own way.
  command('every bench once, short (bench -- --short)', 'bench.mjs', ['--short']);
}
say(`All of it took ${Math.round((Date.now() - started) / 1000)} s.`);
// What /security shows, from whole runs alone; `node scripts/test/counts.mjs` copies it.
const counts = total.failed || !isWhole ? null : testCountsOf(reportFiles);
if (counts) writeFileSync(join(root, '.cache', 'test-counts.json'), `${JSON.stringify(counts, null, 2)}\n`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
