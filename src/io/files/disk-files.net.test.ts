import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { createDiskFiles } from './disk-files.ts';

const folder = temporaryFolder('files');
const files = createDiskFiles(join(folder, 'storage'));
const bytes = (text: string) => new TextEncoder().encode(text);

test('stored files can be read, the later one wins, deleted ones are gone', async () => {
  await files.put('screenshots/a/b.png', bytes('one'));
  await files.put('screenshots/a/b.png', bytes('two'));
  const found = await files.get('screenshots/a/b.png');
  expect(Buffer.from(found?.bytes ?? []).toString()).toBe('two');
  expect(await readdir(join(folder, 'storage/screenshots/a'))).toEqual(['b.png']);
  await files.delete('screenshots/a/b.png');
  expect(await files.get('screenshots/a/b.png')).toBeNull();
  expect(await files.check()).toBe(true);
});

test('other users of the machine cannot read it, also if it was made before', async () => {
  const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8);
  await files.put('images/p/0.jpg', bytes('x'));
  expect([await modeOf('storage'), await modeOf('storage/images')]).toEqual(['700', '700']);
  await mkdir(join(folder, 'older'), { mode: 0o755 });
  createDiskFiles(join(folder, 'older'));
  expect(await modeOf('older')).toBe('750');
  await files.delete('images/p/0.jpg');
});

test('a folder is listed and deleted as a whole, and only that folder', async () => {
  for (let n = 0; n < 25; n++) await files.put(`images/p/${n}.jpg`, bytes('x'));
  await files.put('images/p/deep/er.jpg', bytes('x'));
  await files.put('images/p2/0.jpg', bytes('x'));
  const listed: string[] = [];
  for await (const key of files.list('images/p')) listed.push(key);
  expect(listed).toHaveLength(26);
  expect(listed).toContain('images/p/deep/er.jpg');
  expect(await files.deleteFolder('images/p')).toBe(26);
  expect(await files.deleteFolder('images/p')).toBe(0);
  expect(await readdir(join(folder, 'storage/images'))).toEqual(['p2']);
  await expect(files.deleteFolder('../storage')).rejects.toThrow('not a file key');
});

test('files half written by a killed process are removed after an hour', async () => {
  await files.put('images/p/kept.jpg', bytes('kept'));
  const drafts = ['images/p/old.jpg.1.part', 'images/p/new.jpg.2.part'].map((name) => join(folder, 'storage', name));
  for (const path of drafts) await writeFile(path, 'half');
  const [old = ''] = drafts;
  await utimes(old, new Date(Date.now() - 2 * 3_600_000), new Date(Date.now() - 2 * 3_600_000));
  await files.clearDrafts?.();
  expect((await readdir(join(folder, 'storage/images/p'))).toSorted()).toEqual(['kept.jpg', 'new.jpg.2.part']);
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
])('the key %j is rejected', async (key) => {
  expect(await files.get(key)).toBeNull();
  await expect(files.put(key, bytes('x'))).rejects.toThrow('not a file key');
});
