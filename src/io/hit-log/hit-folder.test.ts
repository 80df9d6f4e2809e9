import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHitFolder, type HitFolder } from './hit-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'linkbild-hits-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folder = root;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'f-'));
});
const [slot, at] = [1_794_787, 1_794_787_500_000];
const path = (name: string) => join(folder, name);
const file = () => path(`hits-${slot}.log`);

/** What a read returns. The first read only writes the name. */
async function look(hits: HitFolder, isTaken = true): Promise<string[]> {
  const taken: string[] = [];
  await hits.readNew(async (lines) => {
    taken.push(...lines);
    return isTaken;
  });
  return taken;
}
async function owning(now = at) {
  const hits = createHitFolder(folder, () => now);
  await look(hits);
  return hits;
}

test('lines come once and in order, a partial line once it is complete', async () => {
  writeFileSync(file(), 'one\ntwo\nthr');
  writeFileSync(path(`hits-${slot - 1}.log`), 'before\n');
  writeFileSync(path('other.log'), 'not ours\n');
  const hits = await owning();
  expect(await look(hits)).toEqual(['before', 'one', 'two']);
  expect(await look(hits)).toEqual([]);
  appendFileSync(file(), 'ee\n');
  expect(await look(hits)).toEqual(['three']);
});

test('lines that were not accepted come again, and the next reader continues where the last one stopped', async () => {
  writeFileSync(file(), 'one\n');
  const first = await owning();
  expect(await look(first, false)).toEqual(['one']);
  expect(await look(first)).toEqual(['one']);
  await first.close();
  appendFileSync(file(), 'two\n');
  expect(await look(await owning())).toEqual(['two']);
});

test('one process at a time reads a folder; another takes over when it has ended or was killed', async () => {
  const [first, second] = [await owning(), await owning()];
  writeFileSync(file(), 'one\n');
  expect([await look(second), await look(first)]).toEqual([[], ['one']]);
  appendFileSync(file(), 'two\n');
  const longAgo = new Date(Date.now() - 11_000);
  utimesSync(path('reader'), longAgo, longAgo);
  await look(second);
  expect([await look(first), await look(second)]).toEqual([[], ['two']]);
});

test('a file that is finished and read is deleted, one that may still be written to is not', async () => {
  writeFileSync(file(), 'one\nhalf');
  const early = await owning((slot + 1) * 1_000_000 + 59_000);
  expect(await look(early)).toEqual(['one']);
  appendFileSync(file(), '\n');
  expect(await look(early)).toEqual(['half']);
  expect(existsSync(file())).toBe(true);
  await early.close();
  const late = await owning((slot + 1) * 1_000_000 + 60_000);
  expect(await look(late)).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual(['positions.json', 'reader']);
});

test.each(['', 'torn {', '{"../x":1}', '{"hits-1794787.log":-1}'])('positions %j are invalid', async (text) => {
  writeFileSync(path('positions.json'), text);
  writeFileSync(file(), 'one\n');
  expect(await look(await owning())).toEqual(['one']);
});

test('a line without an end is skipped in chunks, and the lines after it are read', async () => {
  writeFileSync(file(), `${'x'.repeat(2_000_000)}\none\n`);
  const hits = await owning();
  const taken: string[] = [];
  const { skippedBytes } = await hits.readNew(async (lines) => {
    taken.push(...lines);
    return true;
  });
  expect([skippedBytes, taken]).toEqual([2_000_000, ['', 'one']]);
});
