import { findChanges } from '#domain/watch/find-changes.ts';
import type { StateImage } from '#domain/watch/page-state.ts';
import type { Db } from '#io/db/db.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { addReadPages, findRecording, type KnownPage, listReadPages } from '#io/db/queries/watch/readings.ts';
import { lockWatch } from '#io/db/queries/watch/save-looks.ts';
import { addWatch } from '#io/db/queries/watch/watched-projects.ts';
import type { Io } from '#io/io.ts';
import { type CopiedImages, copyKey, type FinalLook, finishLook, isSameFile, rememberedCopies } from './finish-look.ts';
import { saveVerdicts } from './save-verdicts.ts';

/** The reading of a page by another part than the watch. */
interface Reading {
  url: string;
  look: FinalLook;
  /** Before the page was requested. */
  readAt: Date;
}

/** Takes the readings of a crawl, an audit or a person into the history that the watch compares with. */
export interface Recorder {
  /** Before the transaction that stores the pages: copies images, which takes time. */
  prepare(readings: readonly Reading[]): Promise<PreparedReadings>;
  /** Stores the pages and their history together. `savePages` stores the former. */
  save(db: Db, prepared: PreparedReadings, savePages: (db: Db) => Promise<unknown>): Promise<void>;
}

interface PreparedReadings {
  readings: readonly Reading[];
  copies: CopiedImages;
}

/** Null: the project has no members, so there is nobody whose history it would be. */
export async function createRecorder(io: Io, project: ProjectRow, signal: AbortSignal): Promise<Recorder | null> {
  const { hasMembers, isWatched } = await findRecording(io.db, project.id, io.now());
  if (!hasMembers) return null;
  const copy = rememberedCopies(io, project.uuid, signal);
  return {
    prepare: async (readings) => ({
      readings,
      copies: isWatched ? await copyImages(io, project.id, readings, copy) : new Map(),
    }),
    save: (db, prepared, savePages) =>
      db.transaction(async (inner) => {
        // The lock comes first, as in the watch, so that neither waits for the other's pages.
        await addWatch(inner, project.id, io.now());
        await lockWatch(inner, project.id);
        await savePages(inner);
        await record(io, inner, project, prepared, isWatched);
      }),
  };
}

type Copy = (image: StateImage | null) => Promise<string | null>;

/** Images of changed previews. The watch copies those of pages that nobody has compared yet. */
async function copyImages(io: Io, projectId: number, readings: readonly Reading[], copy: Copy): Promise<CopiedImages> {
  const copies: CopiedImages = new Map();
  const read = readings.filter(({ look }) => look.outcome === 'seen');
  if (read.length === 0) return copies;
  const known = await knownPages(io.db, projectId, read);
  for (const { url, look } of read) {
    const { state: before = null, hasCopy = false } = known.get(url) ?? {};
    if (look.outcome !== 'seen' || before === null || findChanges(before, look.state).length === 0) continue;
    // The last moment to see how it looked: the file often outlives the tag that named it.
    if (!hasCopy) await keep(before.image);
    if (!isSameFile(before, look.state)) await keep(look.state.image);
  }
  return copies;

  async function keep(image: StateImage | null) {
    if (image?.ok) copies.set(copyKey(image), await copy(image));
  }
}

const knownPages = async (db: Db, projectId: number, readings: readonly Reading[]): Promise<Map<string, KnownPage>> =>
  new Map(
    (
      await listReadPages(
        db,
        projectId,
        readings.map(({ url }) => url),
      )
    ).map((page) => [page.url, page]),
  );

async function record(io: Io, db: Db, project: ProjectRow, { readings, copies }: PreparedReadings, isWatched: boolean) {
  if (readings.length === 0) return;
  const now = io.now();
  await addReadPages(
    db,
    project.id,
    readings.map(({ url }) => url),
  );
  const known = await knownPages(db, project.id, readings);
  const copy = async (image: StateImage | null) => (image?.ok ? (copies.get(copyKey(image)) ?? null) : null);
  const finished = await Promise.all(
    readings.flatMap(({ url, look, readAt }) => {
      const taken = known.get(url);
      if (!taken) return [];
      const { state: before, hasCopy, faultKey: previousFaultKey } = taken;
      const finishing = finishLook({ taken, look, before, hasCopy, now, copy });
      return [finishing.then((one) => ({ ...one, readAt, previousFaultKey }))];
    }),
  );
  await saveVerdicts(io, db, project, finished, { by: 'reading', isWatched, now });
}
