import { reportProgress } from '#io/db/queries/operation/jobs.ts';
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
 * The ZIP as a stream directly into the response: no file is stored that would have to be deleted later, and there is
 * no job to wait for. Null: this person is already downloading one.
 */
export async function startExport(
  io: ExportIo,
  { userId, progressId, what }: { userId: number; progressId: string; what: Export },
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
  const progress = followExport(io, progressId);
  const writing = writeExport(io, zip, what, progress).then(
    () => progress.end('done'),
    async (error: unknown) => {
      io.log.info({ reason: reasonOf(error) }, 'an export was broken off');
      zip.fail(error instanceof Error ? error : new Error(String(error)));
      await progress.end('failed');
    },
  );
  void writing.finally(() => {
    clearInterval(renewing);
    return releaseExportLease(io.db, userId).catch(() => undefined);
  });
  return zip.stream;
}

export const exportProgressTexts = {
  preparing: { en: 'Preparing your ZIP file', de: 'Ihre ZIP-Datei wird vorbereitet' },
  running: { en: 'Your ZIP file is being downloaded', de: 'Ihre ZIP-Datei wird heruntergeladen' },
  done: { en: 'Your ZIP file is complete', de: 'Ihre ZIP-Datei ist vollständig' },
  failed: {
    en: 'The download was interrupted. Start it again.',
    de: 'Der Download wurde unterbrochen. Starten Sie ihn noch einmal.',
  },
} as const;

/** Stores how far an export is. A download does not end because that could not be stored. */
function followExport(io: ExportIo, id: string) {
  let [all, written, percent] = [0, 0, 0];
  const report = (change: Parameters<typeof reportProgress>[2]) =>
    reportProgress(io.db, id, change).catch((error: unknown) => {
      io.log.debug({ reason: reasonOf(error) }, 'the progress of an export was not stored');
    });
  return {
    begin: (parts: number) => {
      all = parts;
      return report({ state: 'running', text: exportProgressTexts.running });
    },
    count: async () => {
      written += 1;
      const now = Math.min(99, Math.floor((100 * written) / Math.max(1, all)));
      if (now === percent) return;
      percent = now;
      await report({ percent });
    },
    end: (state: 'done' | 'failed') =>
      report({ state, text: exportProgressTexts[state], ...(state === 'done' ? { percent: 100 } : {}) }),
  };
}

type Progress = ReturnType<typeof followExport>;

async function writeExport(
  io: ExportIo,
  zip: ZipStream,
  { readme, tables, folders }: Export,
  progress: Progress,
): Promise<void> {
  // Before anything is counted: a proxy gives up on a download without a first byte.
  await zip.add('README.txt', once(Buffer.from(readme)), { compress: true });
  const expected: { name: string; entries: number; written: number }[] = [];
  for (const table of tables)
    expected.push({ name: `${table.file}.json`, entries: await countExported(io.db, table), written: 0 });
  const total = expected.reduce((sum, { entries }) => sum + entries, 0);
  let stored = 0;
  for (const folder of folders) for await (const _ of io.files.list(folder)) stored += 1;
  await progress.begin(total + stored);
  // The first list says what will follow and the last one what was written, so that a program that unpacks the ZIP
  // knows its progress and whether it is complete.
  const plan = { entries: total, files: stored, lists: expected.map(({ name, entries }) => ({ name, entries })) };
  await zip.add('contents.json', once(Buffer.from(`${JSON.stringify(plan, null, 1)}\n`)), { compress: true });
  for (const [at, table] of tables.entries()) {
    const list = expected[at];
    if (!list) continue;
    const rows = counted(exportedRows(io.db, table), () => {
      list.written += 1;
      return progress.count();
    });
    await zip.add(list.name, jsonList(rows), { compress: true });
  }
  let files = 0;
  for (const folder of folders) {
    const [kind = 'files'] = folder.split('/');
    for await (const key of io.files.list(folder)) {
      const file = await io.files.get(key);
      await progress.count();
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

async function* counted<Row>(rows: AsyncIterable<Row>, count: () => Promise<void>): AsyncGenerator<Row> {
  for await (const row of rows) {
    await count();
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
