// The figures of /accuracy: how many cases of each platform held in a run, by kind of evidence, and how far our reading
// agrees with two parsers. Written into src/domain/audit/accuracy/published.json, which the build includes; they come
// from a run, never typed by hand. The tests of the platforms fail while the file does not fit their cases.
//   node scripts/accuracy.mjs         from the report of the last whole `npm test`
//   node scripts/accuracy.mjs --run   runs these tests first
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kindOfCase } from '../src/domain/audit/platforms/evidence.ts';
import { platformIds } from '../src/domain/audit/platforms/platform-id.ts';
import { node, root } from './install.mjs';

const published = join(root, 'src', 'domain', 'audit', 'accuracy', 'published.json');

/** Cases are called `source: rule` (page.fixture.ts), other tests of a platform are not. */
const caseOf = ({ title }) => /^([\w[\].-]+): /.exec(title)?.[1];

/** Platforms and agreement, from Vitest's reports. */
export function accuracyOf(reports) {
  const platforms = Object.fromEntries(platformIds.map((id) => [id, {}]));
  const parsers = new Map();
  for (const { name, assertionResults } of reports.flatMap(({ testResults }) => testResults)) {
    const id = basename(name, '.test.ts');
    const isPlatform = name.replaceAll('\\', '/').includes('/audit/platforms/') && platformIds.includes(id);
    for (const result of assertionResults) {
      if (result.meta?.agreement) addAgreement(parsers, result.meta.agreement);
      const source = isPlatform ? caseOf(result) : undefined;
      if (source === undefined) continue;
      const kind = kindOfCase(source);
      platforms[id][kind] ??= { cases: 0, held: 0 };
      platforms[id][kind].cases += 1;
      if (result.status === 'passed') platforms[id][kind].held += 1;
    }
  }
  return { platforms, agreement: [...parsers.values()] };
}

function addAgreement(parsers, { parser, pages, values, equal }) {
  const sum = parsers.get(parser) ?? { parser, pages: 0, values: 0, equal: 0 };
  parsers.set(parser, {
    parser,
    pages: sum.pages + pages,
    values: sum.values + values,
    equal: sum.equal + equal,
  });
}

function runCases() {
  const report = join(root, '.cache', 'accuracy.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const files = ['src/domain/audit/platforms', 'src/domain/meta/agreement.test.ts'];
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'unit', ...reporters, ...files];
  spawnSync(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' } });
  return report;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv.includes('--run') ? runCases() : join(root, '.cache', 'unit-net-db.json');
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] };
  const found = accuracyOf([report]);
  if (found.agreement.length < 2 || Object.values(found.platforms).some((kinds) => Object.keys(kinds).length === 0)) {
    process.stderr.write('There is no run with the cases of every platform. Run it with --run.\n');
    process.exit(1);
  }
  const git = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const figures = {
    at: new Date(report.startTime).toISOString().slice(0, 10),
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    commit: git.status === 0 ? git.stdout.trim() : null,
    ...found,
  };
  writeFileSync(published, `${JSON.stringify(figures, null, 2)}\n`);
  const cases = Object.values(found.platforms).flatMap((kinds) => Object.values(kinds));
  process.stdout.write(`${cases.reduce((sum, { held }) => sum + held, 0)} cases hold\n`);
}
