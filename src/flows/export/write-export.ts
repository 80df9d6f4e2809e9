import {
  acquireExportLease,
  countExported,
  type ExportedTable,
  exportedRows,
  LEASE_SECONDS,
  releaseExportLease,
  renewExportLease,
} from '#io/db/queries/projects/exported-rows.ts';
import type { Io } from '#io/io.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { createZipStream, type ZipStream } from '#io/zip/zip-stream.ts';

export interface Export {
  /** Name of the downloaded file. */
  fileName: string;
  readme: string;
  tables: ExportedTable[];
  /** Storage folders whose files are included. */
  folders: string[];
}

type ExportIo = Pick<Io, 'db' | 'files' | 'log' | 'now'>;

/**
 * The ZIP as a stream directly into the response: nothing is stored that would have to be deleted later, and there is
 * no job to wait for. Null: this person is already downloading one.
 */
export async function startExport(
  io: ExportIo,
  userId: number,
  what: Export,
  /** Logs the start of the export; the log entry is part of the export. */
  record: () => Promise<void>,
): Promise<ReadableStream<Uint8Array> | null> {
  if (!(await acquireExportLease(io.db, userId))) return null;
  await record();
  const zip = createZipStream(io.now());
  const renewing = setInterval(
    () => void renewExportLease(io.db, userId).catch(() => undefined),
    (LEASE_SECONDS * 1000) / 3,
  ).unref();
  const writing = writeExport(io, zip, what).catch((error: unknown) => {
    io.log.info({ reason: reasonOf(error) }, 'an export was broken off');
    zip.fail(error instanceof Error ? error : new Error(String(error)));
  });
  void writing.finally(() => {
    clearInterval(renewing);
    return releaseExportLease(io.db, userId).catch(() => undefined);
  });
  return zip.stream;
}

async function writeExport(io: ExportIo, zip: ZipStream, { readme, tables, folders }: Export): Promise<void> {
  const expected: { name: string; entries: number; written: number }[] = [];
  for (const table of tables)
    expected.push({ name: `${table.file}.json`, entries: await countExported(io.db, table), written: 0 });
  await zip.add('README.txt', once(Buffer.from(readme)), { compress: true });
  // The first file says what will follow and the last one what was written, so that a program that unpacks the ZIP
  // knows its progress and whether it is complete.
  const total = expected.reduce((sum, { entries }) => sum + entries, 0);
  const plan = { entries: total, lists: expected.map(({ name, entries }) => ({ name, entries })) };
  await zip.add('contents.json', once(Buffer.from(`${JSON.stringify(plan, null, 1)}\n`)), { compress: true });
  for (const [at, table] of tables.entries()) {
    const list = expected[at];
    if (!list) continue;
    const rows = counted(exportedRows(io.db, table), () => {
      list.written += 1;
    });
    await zip.add(list.name, jsonList(rows), { compress: true });
  }
  let files = 0;
  for (const folder of folders) {
    const [kind = 'files'] = folder.split('/');
    for await (const key of io.files.list(folder)) {
      const file = await io.files.get(key);
      // Images and fonts are already compressed.
      if (file) {
        await zip.add(`${kind}${key.slice(folder.length)}`, once(file.bytes), { compress: false });
        files += 1;
      }
    }
  }
  const end = { isComplete: true, files, lists: expected.map(({ name, written }) => ({ name, entries: written })) };
  await zip.add('complete.json', once(Buffer.from(`${JSON.stringify(end, null, 1)}\n`)), { compress: true });
  io.log.info({ entries: total, files }, 'an export is complete');
  zip.end();
}

async function* counted<Row>(rows: AsyncIterable<Row>, count: () => void): AsyncGenerator<Row> {
  for await (const row of rows) {
    count();
    yield row;
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

/** A JSON array, one row per line. */
async function* jsonList(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const row of rows) {
    yield Buffer.from(`${isFirst ? '[\n' : ',\n'}${JSON.stringify(row)}`);
    isFirst = false;
  }
  yield Buffer.from(isFirst ? '[]\n' : '\n]\n');
}
