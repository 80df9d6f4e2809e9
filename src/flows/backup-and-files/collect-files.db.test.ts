import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ogImageType } from '#domain/enumerations.ts';
import { storeImage } from '#flows/drawing/store-image.ts';
import { assets } from '#io/db/schema/index.ts';
import { createDiskFiles } from '#io/files/disk-files.ts';
import { createTestApi } from '../../../test/api.ts';
import { collectFiles } from './collect-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'linkbild-collect-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { io, addProject } = await createTestApi({ files: createDiskFiles(folder) });

const stranger = '00000000-0000-4000-8000-000000000000';
const bytes = (text: string) => Uint8Array.from(Buffer.from(text.padEnd(200)));
async function putOld(key: string) {
  await io.files.put(key, bytes(key));
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  utimesSync(join(folder, key), twoDaysAgo, twoDaysAgo);
}
async function collect(deletes: boolean) {
  const reported: string[] = [];
  const found = await collectFiles(io, { deletes, report: (kind, key) => reported.push(`${kind}: ${key}`) });
  return { ...found, reported: reported.toSorted() };
}

test('finds files without a row and rows without a file; deletes only old files, and only on request', async () => {
  const project = await addProject('lamps');
  const other = await addProject('chairs');
  const encoded = { bytes: bytes('kept'), contentType: 'image/jpeg' as const, width: 1200, height: 630, quality: 80 };
  const stored = await storeImage(io, {
    project,
    type: ogImageType.DEMO,
    encoded,
    routeTemplateId: null,
    subPageId: null,
  });
  utimesSync(join(folder, stored.storageKey), new Date(0), new Date(0));
  const missing = `assets/${other.uuid}/gone.png`;
  await io.db.insert(assets).values({
    projectId: other.id,
    name: 'logo',
    type: 'image',
    value: 'gone.png',
    fileKey: missing,
    contentType: 'image/png',
  });
  const old = [
    `images/${project.uuid}/old.jpg`,
    `images/${stranger}/old.jpg`,
    `reports/${stranger}/en.pdf`,
    'demo-pages/999.jpg',
    'demo-pages/999-de.jpg',
    'health/left',
  ];
  for (const key of old) await putOld(key);
  const young = `images/${project.uuid}/just-written.jpg`;
  await io.files.put(young, bytes('young'));

  const reported = [...old.map((key) => `file without row: ${key}`), `row without file: ${missing}`].toSorted();
  const dry = { files: 8, filesWithoutRow: 6, rowsWithoutFile: 1, deleted: 0, reported };
  expect(await collect(false)).toEqual(dry);
  expect(await collect(true)).toEqual({ ...dry, deleted: 6 });
  expect(await collect(true)).toEqual({
    files: 2,
    filesWithoutRow: 0,
    rowsWithoutFile: 1,
    deleted: 0,
    reported: [`row without file: ${missing}`],
  });
  expect(await io.files.get(young)).not.toBeNull();
  expect(await io.files.get(stored.storageKey)).not.toBeNull();
});
