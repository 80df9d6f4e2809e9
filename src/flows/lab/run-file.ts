import { ApiError } from '#contract/errors.ts';
import { LAB_FILE_FORMAT, type LabRunFile, readLabRunFile } from '#contract/lab-run-file.ts';
import { MAX_SCREENSHOTS_BYTES } from '#domain/lab/lab-run.ts';
import { addLabComparisons, listLabScreenshots, type NewComparison } from '#io/db/queries/lab/lab-comparisons.ts';
import {
  addLabRequests,
  addLabRun,
  findLabRun,
  findLabRunByToken,
  listLabRequests,
} from '#io/db/queries/lab/lab-runs.ts';
import type { Io } from '#io/io.ts';
import { cleanScreenshot, refused } from './lab-runs.ts';

/** A run with everything in it, as another installation can read it. */
export async function exportLabRun(io: Pick<Io, 'db'>, id: number): Promise<LabRunFile> {
  const run = await findLabRun(io.db, id);
  if (!run) throw new ApiError('NOT_FOUND');
  const [requests, comparisons] = await Promise.all([listLabRequests(io.db, id), listLabScreenshots(io.db, id)]);
  return {
    format: LAB_FILE_FORMAT,
    version: 1,
    run: { token: run.token, name: run.name, siteUrl: run.siteUrl, createdAt: run.createdAt.toISOString() },
    requests: requests.map(({ id: _, runId: __, at, ...rest }) => ({
      ...rest,
      at: at.toISOString(),
    })),
    comparisons: comparisons.map(({ id: _, runId: __, createdAt: ___, updatedAt: ____, image, ...rest }) => ({
      ...rest,
      image: image && Buffer.from(image).toString('base64'),
    })),
  };
}

// Threat: a file from elsewhere with unexpected fields, endless lists, or files that are not images. Layers: only super
// admins import; the upload is bounded while it arrives, and its values are counted before it is parsed; its schema is
// checked as a whole; every screenshot is re-encoded in a render process; only then is anything written, in one
// transaction.

/** Imports the whole file or nothing. */
export async function importLabRun(io: Pick<Io, 'db' | 'renderer' | 'now'>, text: string): Promise<{ id: number }> {
  const read = readLabRunFile(text);
  if (!read.ok) throw refused('file', { en: `${words.bad.en} (${read.at})`, de: `${words.bad.de} (${read.at})` });
  const { run, requests, comparisons } = read.file;
  if (await findLabRunByToken(io.db, run.token)) throw refused('file', words.known);
  const images = await cleanedImages(io, comparisons);
  return io.db.transaction(async (db) => {
    const { createdAt, ...rest } = run;
    const added = await addLabRun(db, {
      ...rest,
      createdAt: new Date(createdAt),
      importedAt: io.now(),
      recorded: requests.length,
    });
    if (!added) throw refused('file', words.tooMany);
    const runId = added.id;
    await addLabRequests(
      db,
      requests.map((one) => ({ ...one, runId, at: new Date(one.at) })),
    );
    await addLabComparisons(
      db,
      comparisons.map((one, index): NewComparison => ({ ...one, runId, image: images[index] ?? null })),
    );
    return { id: runId };
  });
}

async function cleanedImages(io: Pick<Io, 'renderer'>, comparisons: LabRunFile['comparisons']) {
  const images: (Uint8Array | null)[] = [];
  let total = 0;
  for (const [index, { image }] of comparisons.entries()) {
    const clean = image === null ? null : await cleanScreenshot(io, Buffer.from(image, 'base64'));
    total += clean?.length ?? 0;
    if (typeof clean === 'string' || total > MAX_SCREENSHOTS_BYTES) {
      const at = `comparisons.${index}.image`;
      throw refused('file', { en: `${words.bad.en} (${at})`, de: `${words.bad.de} (${at})` });
    }
    images.push(clean);
  }
  return images;
}

const words = {
  bad: { en: 'This isn’t a complete run file.', de: 'Das ist keine vollständige Datei eines Durchgangs.' },
  known: { en: 'This run is already here.', de: 'Diesen Durchgang gibt es hier schon.' },
  tooMany: {
    en: 'There are 50 runs. Export and delete one first.',
    de: 'Es gibt schon 50 Durchgänge. Exportieren und löschen Sie zuerst einen.',
  },
};
