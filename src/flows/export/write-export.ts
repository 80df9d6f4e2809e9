import {
  acquireExportLease,
  type ExportedTable,
  exportedRows,
  LEASE_SECONDS,
  releaseExportLease,
  renewExportLease,
} from '#io/db/queries/projects/export.ts';
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
): Promise<ReadableStream<Uint8Array> | null> {
  if (!(await acquireExportLease(io.db, userId))) return null;
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
  await zip.add('README.txt', once(Buffer.from(readme)), { compress: true });
  for (const table of tables)
    await zip.add(`${table.file}.json`, jsonList(exportedRows(io.db, table)), { compress: true });
  for (const folder of folders) {
    const [kind = 'files'] = folder.split('/');
    for await (const key of io.files.list(folder)) {
      const file = await io.files.get(key);
      // Images and fonts are already compressed.
      if (file) await zip.add(`${kind}${key.slice(folder.length)}`, once(file.bytes), { compress: false });
    }
  }
  zip.end();
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
