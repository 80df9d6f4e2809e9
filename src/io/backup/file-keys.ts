import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import type { FileStore } from '#io/files/file-store.ts';
import { copyOut } from './copy.ts';
import type { TarWriter } from './tar.ts';

/**
 * Every file that a row names. Images that were dropped on purpose are drawn on request; their column may not exist yet
 * if a backup is made before an upgrade. Files made on demand (reports, example images) have no row and are made again.
 */
const FILE_KEYS = `
  select storage_key from og_images where to_jsonb(og_images) ->> 'dropped_at' is null
  union select file_key from assets where file_key is not null
  union select fallback_image_key from projects where fallback_image_key is not null
  union select preview_image_key from routes where preview_image_key is not null
  union select screenshot_key from sub_pages where screenshot_key is not null
  union select to_jsonb(projects) -> 'agency_look' -> 'logo' ->> 'key' from projects
    where to_jsonb(projects) -> 'agency_look' -> 'logo' ->> 'key' is not null`;
/** The history of previews, if the database has it. */
const SNAPSHOT_KEYS = 'union select image_key from page_snapshots where image_key is not null';

const CONCURRENCY = 8;
const REPORT_INTERVAL_MS = 5_000;

/**
 * Written to a file beside the archive: the list may be long, and the snapshot is not held open while files are read.
 */
export async function listFileKeys(client: pg.Client, path: string): Promise<number> {
  const list = createWriteStream(path, { mode: 0o600 });
  const { rows } = await client.query("select to_regclass('public.page_snapshots') is not null as has");
  const count = await copyOut(
    client,
    `copy (${FILE_KEYS} ${rows[0]?.has ? SNAPSHOT_KEYS : ''}) to stdout`,
    1_000_000,
    (part) => new Promise((resolve, reject) => list.write(part, (error) => (error ? reject(error) : resolve()))),
  );
  list.end();
  await finished(list);
  return count;
}

/** A missing file was deleted since the list was made: it is counted, but does not stop the backup. */
export async function addFiles(
  files: Pick<FileStore, 'get'>,
  archive: Pick<TarWriter, 'add'>,
  { list, total, say }: { list: string; total: number; say(line: string): void },
): Promise<{ files: number; missingFiles: number }> {
  const found = { files: 0, missingFiles: 0 };
  let reportedAt = performance.now();
  async function add(keys: string[]) {
    const stored = await Promise.all(keys.map((key) => files.get(key)));
    for (const [at, key] of keys.entries()) {
      const bytes = stored[at]?.bytes;
      if (bytes) await archive.add(`files/${key}`, bytes);
      found[bytes ? 'files' : 'missingFiles'] += 1;
    }
    if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = performance.now();
    say(`  files: ${(found.files + found.missingFiles).toLocaleString('en')} of ${total.toLocaleString('en')}`);
  }
  let waiting: string[] = [];
  for await (const key of createInterface({ input: createReadStream(list) })) {
    waiting.push(key);
    if (waiting.length < CONCURRENCY) continue;
    await add(waiting);
    waiting = [];
  }
  await add(waiting);
  return found;
}
