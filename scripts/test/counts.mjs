// The figures of /security: how many tests of each area passed, in which run. The areas are in areas.json; the figures
// are written into test-counts.json beside it, which the build includes. They come from a run, never typed by hand.
//   node scripts/test/counts.mjs         from the reports of the last `npm run test:whole`
//   node scripts/test/counts.mjs --run   runs the tests of the areas first
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node, root } from '../install.mjs';

const page = join(root, 'src', 'web', 'routes', 'public', 'security');
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Passed tests by area, from Vitest's reports. A file counts once, for the first area that names it. */
export function countTests(reports, areas, folder = root) {
  const counts = Object.fromEntries(Object.keys(areas).map((area) => [area, 0]));
  const failed = [];
  for (const { name, status: whole, assertionResults } of reports.flatMap(({ testResults }) => testResults)) {
    const file = relative(folder, name).split(sep).join('/');
    const area = Object.keys(areas).find((one) => areas[one].some((start) => file.startsWith(start)));
    if (!area) continue;
    counts[area] += assertionResults.filter(({ status }) => status === 'passed').length;
    if (whole === 'failed' || assertionResults.some(({ status }) => status === 'failed')) failed.push(file);
  }
  return { counts, failed };
}

const git = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' });

/** Null if a test of an area failed, or an area had none: not a whole run. */
export function testCountsOf(reportFiles) {
  const reports = reportFiles.filter(existsSync).map(read);
  const { counts, failed } = countTests(reports, read(join(page, 'areas.json')));
  if (failed.length > 0 || Object.values(counts).includes(0)) return null;
  return {
    at: new Date(Math.min(...reports.map(({ startTime }) => startTime))).toISOString().slice(0, 10),
    version: read(join(root, 'package.json')).version,
    commit: git.status === 0 ? git.stdout.trim() : null,
    areas: counts,
  };
}

export const reportFiles = ['unit-net-db', 'e2e', 'corpus'].map((name) => join(root, '.cache', `${name}.json`));

function runAreas() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const files = Object.values(read(join(page, 'areas.json'))).flat();
  // As in test.mjs: pages separate from the rest.
  return [['unit', 'net', 'db'], ['e2e'], ['corpus']].map((projects) => {
    const report = join(root, '.cache', `areas-${projects.join('-')}.json`);
    rmSync(report, { force: true });
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const chosen = projects.flatMap((project) => ['--project', project]);
    const args = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...chosen, ...reporters, ...files];
    spawnSync(node, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1', TEST_SIZE: 'whole' },
    });
    return report;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const counts = testCountsOf(process.argv.includes('--run') ? runAreas() : reportFiles);
  if (!counts) {
    process.stderr.write('There is no run in which all of these tests passed. Run `npm run test:whole` first.\n');
    process.exit(1);
  }
  writeFileSync(join(page, 'test-counts.json'), `${JSON.stringify(counts, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(counts.areas)}\n`);
}
