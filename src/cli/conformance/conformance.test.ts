import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand } from '#cli/run-command.ts';
import type { Shell } from '#cli/shell.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { expectedOf, labSuite } from '#domain/lab/suite.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { pageOf, runAdapter, scoreOf } from './run-adapter.ts';

const folder = temporaryFolder('conformance');
const suite = labSuite();
const scored = suite.cases.filter(({ expected }) => expected !== null);

async function run(adapter: string, ...args: string[]) {
  const lines: string[] = [];
  const messages: string[] = [];
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, adapter);
  const shell: Shell = {
    env: {},
    folder,
    print: (line) => lines.push(line),
    printMessage: (line) => messages.push(line),
    isTerminal: false,
    columns: 80,
    progress: { write: () => undefined },
  };
  const code = await runCommand(['conformance', '--adapter', file, ...args], shell);
  return { code, text: lines.join('\n'), messages: messages.join('\n') };
}

describe('the suite', () => {
  test('is data: what JSON loses is not in it, and pages are whole but for their filler', () => {
    expect(JSON.parse(JSON.stringify(suite))).toEqual(suite);
    for (const { html } of suite.cases) expect(html.replace(/\{\{filler:\d+\}\}/g, '')).not.toMatch(/\{\{|\}\}/);
    expect(scored.length).toBeGreaterThanOrEqual(40);
  });

  test.each(platformIds)('%s’s own reading has every case right', async (platform) => {
    const answers = new Map(scored.map(({ url, expected }) => [url, expected && expectedOf(expected, platform)]));
    const cases = await runAdapter({ read: ({ url }) => answers.get(url) }, suite.cases, platform);
    expect(scoreOf(cases)).toBe(100);
  });

  test('tells platforms apart: Slack’s reading is not Facebook’s', async () => {
    const answers = new Map(scored.map(({ url, expected }) => [url, expected && expectedOf(expected, 'slack')]));
    const cases = await runAdapter({ read: ({ url }) => answers.get(url) }, suite.cases, 'facebook');
    const wrong = cases.filter(({ fields }) => fields.some(({ isRight }) => !isRight)).map(({ id }) => id);
    expect(wrong).toContain('window-34-kb');
    expect(wrong).toContain('title-twitter-first');
  });

  test('hands over pages as bytes and as text, with their filler', () => {
    const late = suite.cases.find(({ id }) => id === 'window-310-kb');
    const page = late && pageOf(late);
    expect(page?.bytes.length).toBeGreaterThan(310 * 1024);
    const latin = suite.cases.find(({ id }) => id === 'encoding-late');
    expect(latin && [...pageOf(latin).bytes]).toContain(0xe4);
  });
});

describe('linkbild conformance', () => {
  test('scores an adapter, names what is wrong, and fails under a limit', async () => {
    const adapter = `export const name = 'titles only';
      export default ({ html }) => ({ title: /property="og:title" content="([^"]*)"/.exec(html)?.[1] });`;
    const { code, text } = await run(adapter, '--fail-under', '50');
    expect(code).toBe(1);
    expect(text).toContain('titles only: ');
    expect(text).toContain('✗ title-element-only  Is the title element enough?');
    expect(text).not.toContain('✗ title-all');
    expect(text).toContain('description: –, expected “from og:description”');
  });

  test('prints JSON, for a platform that the adapter or the command names', async () => {
    const adapter = `export const platform = 'slack'; export const read = () => ({});`;
    const own = JSON.parse((await run(adapter, '--json')).text);
    // Right where a page has nothing to be found, and nowhere else.
    expect(own.platform).toBe('slack');
    expect(own.score).toBeLessThan(20);
    expect(JSON.parse((await run(adapter, '--json', '--platform', 'x')).text).platform).toBe('twitter');
  });

  test('an adapter that throws is wrong everywhere, and the reason is shown', async () => {
    const { code, text } = await run(`export default () => { throw new Error('out of order'); };`);
    expect([code, text]).toEqual([0, expect.stringContaining('out of order')]);
    expect(text).toContain(': 0 % (0 / ');
  });

  test.each([
    ['export const other = 1;', [], 'default function'],
    ['syntax error', [], ''],
    ['export default () => ({});', ['--platform', 'constructor'], 'isn’t a platform'],
    ['export default () => ({});', ['--fail-under', 'x'], '--fail-under'],
    ['export default () => ({});', ['--nothing'], '--nothing'],
  ])('refuses what it cannot use: %s %j', async (adapter, args, said) => {
    const { code, messages } = await run(adapter, ...args);
    expect([code, messages]).toEqual([2, expect.stringContaining(said)]);
  });
});
