import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDiskFiles } from './disk-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'linkbild-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = createDiskFiles(join(folder, 'storage'));
const bytes = (text: string) => new TextEncoder().encode(text);

test('what was put is there, the later one wins, what was deleted is gone', async () => {
  await files.put('screenshots/a/b.png', bytes('one'));
  await files.put('screenshots/a/b.png', bytes('two'));
  const found = await files.get('screenshots/a/b.png');
  expect(Buffer.from(found?.bytes ?? []).toString()).toBe('two');
  expect(await readdir(join(folder, 'storage/screenshots/a'))).toEqual(['b.png']);
  await files.delete('screenshots/a/b.png');
  expect(await files.get('screenshots/a/b.png')).toBeNull();
  expect(await files.check()).toBe(true);
});

test.each([
  '../secret',
  'a/../../b',
  '/etc/passwd',
  'a//b',
  '',
  '.hidden',
  'a/.',
  `${'x'.repeat(300)}`,
  'a\\b',
  'a\0b',
])('the key %j leads nowhere', async (key) => {
  expect(await files.get(key)).toBeNull();
  await expect(files.put(key, bytes('x'))).rejects.toThrow('not a file key');
});
