import type { Db } from '#io/db/db.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { type FinishedLook, type SavedBy, saveLooks } from '#io/db/queries/watch/save-looks.ts';
import { hintFaulty, hintRoutes } from '#io/db/queries/watch/take-looks.ts';
import type { Io } from '#io/io.ts';
import { announceChanges, announceIncidents } from './announce.ts';
import { updateIncidents } from './update-incidents.ts';

/** A look with the page's fault before it. */
export interface JudgedLook extends FinishedLook {
  previousFaultKey: string | null;
}

interface Saving {
  by: SavedBy;
  /** False: the plan has no monitoring, so the state is stored and nobody is alerted. */
  isWatched: boolean;
  now: Date;
}

/**
 * Stores what readers found, and what follows from it: incidents, further looks, alerts. The same rules for everybody
 * who reads a page. Needs the caller's transaction and the watch's lock; returns the pages that were saved.
 */
export async function saveVerdicts(
  io: Io,
  db: Db,
  project: ProjectRow,
  looks: readonly JudgedLook[],
  { by, isWatched, now }: Saving,
): Promise<Set<number>> {
  const saved = await saveLooks(db, project.id, looks, { by, now });
  if (!isWatched) return saved;
  const mine = looks.filter(({ subPageId }) => saved.has(subPageId));
  const verdicts = mine
    .filter(({ isVerdict }) => isVerdict)
    .map(({ subPageId, fault, snapshot }) => ({ subPageId, fault, changes: snapshot?.changes ?? [] }));
  const { stateChanges, suspectedSince } = await updateIncidents(db, project.id, verdicts, now);
  const suspects = mine.filter(({ confirmAt, fault }) => confirmAt !== null && fault?.kind === 'check');
  if (suspects.length > 0) {
    const ids = suspects.map(({ subPageId }) => subPageId);
    await hintRoutes(db, project.id, ids, { since: suspectedSince ?? now, now });
  }
  const over = mine.flatMap(({ isVerdict, faultKey, previousFaultKey }) =>
    isVerdict && faultKey === null && previousFaultKey !== null ? [previousFaultKey] : [],
  );
  if (over.length > 0) await hintFaulty(db, project.id, [...new Set(over)], now);
  await announceChanges(io, db, project, mine, now);
  await announceIncidents(io, db, project, stateChanges);
  return saved;
}
