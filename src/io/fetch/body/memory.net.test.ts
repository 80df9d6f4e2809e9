import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '#io/fetch/hostile-server.fixture.ts';
import { startServer } from '#io/fetch/hostile-server.fixture.ts';
import { isWhole } from '../../../../test/size.ts';

/** Each kind of bad page and its expected result. */
const kinds: [path: string, outcome: string][] = [
  ['/gzip-bomb', 'too-large'],
  ['/br-bomb', 'too-large'],
  ['/zstd-bomb', 'too-large'],
  ['/br-bomb-narrow', 'too-large'],
  ['/no-output', 'too-large'],
  ['/endless', 'window'],
  ['/css', 'window'],
  ['/css-gzip', 'window'],
  ['/nul', 'ok'],
  ['/loop', 'too-many-redirects'],
  ['/slow-body', 'stalled'],
  ['/silent-body', 'stalled'],
  ['/half-chunked', 'bad-response'],
  ['/broken-gzip', 'bad-response'],
  ['/wide-zstd', 'bad-response'],
  ['/wrong-length', 'bad-response'],
];
const PAGES = 200;
const MAX_RISE_BYTES = 150_000_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const script = fileURLToPath(new URL('./memory-run.fixture.ts', import.meta.url));

async function run(pages: [path: string, outcome: string][]) {
  const urls = pages.map(([path]) => `${server.origin}${path}`);
  const args = ['--expose-gc', script, `127.0.0.1:${server.port}`, ...urls];
  // As `npm start` sets it (scripts/setup.mjs).
  const env = { ...process.env, MALLOC_ARENA_MAX: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const result: { risenBytes: number; outcomes: string[] } = JSON.parse(stdout);
  return result;
}

const cycle = (rows: typeof kinds) =>
  Array.from({ length: PAGES }, (_, n) => rows[n % rows.length] ?? rows[0] ?? ['', '']) as typeof kinds;

const mixed: [string, typeof kinds] = ['of every kind', kinds];
const alike: [string, typeof kinds][] = [
  [
    'that are all big',
    [
      ['/endless', 'window'],
      ['/css', 'window'],
      ['/css-gzip', 'window'],
    ],
  ],
  [
    'that are all bombs',
    [
      ['/gzip-bomb', 'too-large'],
      ['/br-bomb', 'too-large'],
      ['/zstd-bomb', 'too-large'],
    ],
  ],
];

test.each([mixed, ...(isWhole ? alike : [])])(
  '200 bad pages at once %s stay under 150 MB, each with its reason',
  async (_name, rows) => {
    const pages = cycle(rows);
    const { risenBytes, outcomes } = await run(pages);
    expect(outcomes).toEqual(pages.map(([, outcome]) => outcome));
    expect(risenBytes).toBeLessThan(MAX_RISE_BYTES);
  },
);
