import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { rawCount, rawRows } from '#io/db/raw-rows.ts';
import { waitFor } from '../../test/api.ts';
import { type HitReader, startHitReader } from './hit-reader.ts';
import { createServingTest, page } from './serving.fixture.ts';

// Hits of a proxy, from the lines it writes to the rows of the log.

const { io, pages, project, template, get, site } = await createServingTest();
const folder = mkdtempSync(join(tmpdir(), 'linkbild-hits-'));
const readers: HitReader[] = [];
afterAll(async () => {
  for (const reader of readers) await reader.close();
  rmSync(folder, { recursive: true, force: true });
});
const reader = startHitReader(io, folder);
readers.push(reader);

const host = new URL(io.settings.imagesUrl).host;
const address = `/images/${project.uuid}/v1/products/vase.jpg`;
const whatsapp = 'WhatsApp/2.23.20.0 A';
const write = (seconds: number, fields: object) =>
  appendFileSync(
    join(folder, `hits-${Math.floor(Date.now() / 1_000_000)}.log`),
    `${seconds.toFixed(3)} ${JSON.stringify({ address, host, accept: '', agent: whatsapp, site: '', status: 200, ...fields })}\n`,
  );
const Row = {
  bot: z.string(),
  status: z.number(),
  state: z.number(),
  url: z.string().nullable(),
  template: z.number().nullable(),
  at: rawCount,
};
const rows = () =>
  rawRows(
    io.db,
    Row,
    sql`select bot, status, state, url, route_template_id as template, (extract(epoch from created_at) * 1000)::bigint as at
      from crawls where project_id = ${project.id} order by created_at, status`,
  );

test('a hit is a row like any other, with the time at which the proxy served it', async () => {
  pages.set('/products/vase', page('Vase'));
  expect((await get(`${project.uuid}/v1/products/vase.jpg`)).status).toBe(200);
  await io.crawlLog.flush();
  const [served] = await rows();
  const at = Math.floor(Date.now() / 1000) - 3_600;
  write(at + 0.25, {});
  write(at + 0.5, {});
  write(at + 1, { status: 304 });
  write(at + 2, { address: `${address}?made=up`, agent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' });
  await waitFor(async () => reader.counts.counted === 4, 'the hits');
  await io.crawlLog.flush();
  const url = `${site}/products/vase`;
  const common = { url, template: template.id, state: 1 };
  expect((await rows()).filter((row) => row.at !== served?.at)).toEqual([
    { ...common, bot: 'Whatsapp', status: 200, at: at * 1000 + 250 },
    { ...common, bot: 'Whatsapp', status: 200, at: at * 1000 + 500 },
    { ...common, bot: 'Whatsapp', status: 304, at: at * 1000 + 1000 },
    { ...common, bot: 'Slack', status: 200, at: at * 1000 + 2000 },
  ]);
});

test.each([
  ['our own screens', { site: 'same-origin' }, 'ignored'],
  ['an unknown project', { address: '/images/0f0f0f0f-0000-4000-8000-000000000000/v1/a.jpg' }, 'ignored'],
  ['an image that is not live', { address: `/images/${project.uuid}/assets/a.png` }, 'ignored'],
  ['a failure', { status: 502 }, 'ignored'],
  ['another place', { address: '/qr?url=x' }, 'ignored'],
  ['an invalid address', { address: 'http://[' }, 'ignored'],
  ['an invalid status', { status: 7 }, 'bad'],
  ['a field of another type', { agent: 7 }, 'bad'],
  ['an endless address', { address: `/${'x'.repeat(9_000)}` }, 'bad'],
] as const)('%s: %o is not counted', async (_, fields, outcome) => {
  const before = { ...reader.counts };
  write(Date.now() / 1000, fields);
  const isRead = () => Promise.resolve(reader.counts.ignored + reader.counts.bad > before.ignored + before.bad);
  await waitFor(isRead, 'the line');
  expect(reader.counts).toEqual({ ...before, [outcome]: before[outcome] + 1 });
});

test('lines in another format are bad, and those after them are counted', async () => {
  const before = { ...reader.counts };
  const file = join(folder, `hits-${Math.floor(Date.now() / 1_000_000)}.log`);
  appendFileSync(file, 'hello\n\n127.0.0.1 - - "GET / HTTP/1.1" 200\n1.5 {"address":\nnull {}\n');
  write(Date.now() / 1000, {});
  await waitFor(async () => reader.counts.counted > before.counted, 'the hit');
  expect(reader.counts).toEqual({ ...before, counted: before.counted + 1, bad: before.bad + 5 });
});

test('the metrics say how many were counted, ignored and bad', async () => {
  const reported = async () => {
    const { values } = await io.metrics.proxyHits.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
  };
  await waitFor(async () => (await reported()).counted === reader.counts.counted, 'the metrics');
  expect(await reported()).toEqual({ ...reader.counts });
  expect(Math.min(...Object.values(reader.counts))).toBeGreaterThan(0);
});

test('a time in the future, or long past, is not trusted', async () => {
  const before = { ...reader.counts };
  write(9_999_999_999, { status: 206 });
  write(1, { status: 206 });
  await waitFor(async () => reader.counts.counted === before.counted + 2, 'the hits');
  await io.crawlLog.flush();
  const moments = (await rows()).filter(({ status }) => status === 206).map(({ at }) => Number(at));
  const now = Date.now();
  expect(moments.map((at) => at <= now && at > now - 2 * 86_400_000)).toEqual([true, true]);
});
