// How well others read the lab's pages: npm run bench -- conformance [--write]. The same as `linkbild conformance` for each
// of bench/adapters; --write stores the result, which /accuracy and the package's README show.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isRight, loadAdapter, runAdapter, scoreOf } from '../src/cli/conformance/run-adapter.ts';
import { type LabGroup, labGroups } from '../src/domain/lab/lab-case.ts';
import { labSuite } from '../src/domain/lab/suite.ts';
import { printTable } from './harness.ts';

const adapters = ['metascraper', 'open-graph-scraper', 'unfurl', 'link-preview-js'];
const folder = fileURLToPath(new URL('.', import.meta.url));
const target = new URL('../src/domain/lab/peers.json', import.meta.url);
const load = createRequire(import.meta.url);
const versions: Record<string, string> = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
).dependencies;

interface Peer {
  name: string;
  version: string;
  right: number;
  cases: number;
  score: number;
  groups: Partial<Record<LabGroup, { right: number; cases: number }>>;
  wrong: string[];
}

const { cases } = labSuite();
const peers: Peer[] = [];
for (const file of adapters) {
  const adapter = await loadAdapter(`adapters/${file}.mjs`, folder);
  if (!adapter) throw new Error(`${file} has no function`);
  const scored = await runAdapter(adapter, cases, null);
  const groups = labGroups.flatMap((group) => {
    const own = scored.filter((one) => one.group === group);
    return own.length > 0 ? [[group, { right: own.filter(isRight).length, cases: own.length }] as const] : [];
  });
  peers.push({
    name: adapter.name,
    version: versions[adapter.name] ?? load(`${adapter.name}/package.json`).version,
    right: scored.filter(isRight).length,
    cases: scored.length,
    score: scoreOf(scored),
    groups: Object.fromEntries(groups),
    wrong: scored.filter((one) => !isRight(one)).map(({ id }) => id),
  });
}

printTable(
  ['', ...peers.map(({ name, version }) => `${name} ${version}`)],
  [
    ...labGroups
      .filter((group) => peers[0]?.groups[group])
      .map((group) => [group, ...peers.map(({ groups }) => `${groups[group]?.right} / ${groups[group]?.cases}`)]),
    ['all', ...peers.map(({ right, cases: all, score }) => `${right} / ${all} (${score} %)`)],
  ],
);
if (process.argv.includes('--write')) {
  const at = new Date().toISOString().slice(0, 10);
  writeFileSync(target, `${JSON.stringify({ at, cases: peers[0]?.cases ?? 0, peers }, null, 2)}\n`);
}
