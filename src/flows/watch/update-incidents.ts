import type { Change } from '#domain/watch/find-changes.ts';
import { type Cause, causeKeyOf, type Fault, nameCause } from '#domain/watch/find-faults.ts';
import { acceptsNewPage, type IncidentState, nextState } from '#domain/watch/incident.ts';
import type { Db } from '#io/db/db.ts';
import {
  addIncident,
  addIncidentPage,
  clearBarrierPage,
  clearIncidentPages,
  clearOtherBarrierPages,
  clearUnwatchedPages,
  countFaultyPages,
  deleteIncident,
  type IncidentRow,
  incidentsOfPage,
  listRunningIncidents,
  updateIncidentRow,
} from '#io/db/queries/watch/incident-rows.ts';

/** The result of a look at a page: a fault, or that there is none. */
export interface PageVerdict {
  subPageId: number;
  fault: Fault | null;
  changes: readonly Change[];
}

export interface StateChange {
  incident: IncidentRow;
  /** The state before. */
  from: IncidentState;
  to: 'opened' | 'resolved';
}

interface Updated {
  /** Incidents that opened or were resolved, for alerts. */
  stateChanges: StateChange[];
  /** When the newest incident of these faults started. */
  suspectedSince: Date | null;
}

/** Assigns the faults of looks to incidents, in the transaction that saves the looks and with the watch locked. */
export async function updateIncidents(
  db: Db,
  projectId: number,
  verdicts: readonly PageVerdict[],
  now: Date,
): Promise<Updated> {
  const running = await listRunningIncidents(db, projectId);
  // Most batches end here: no open incidents and no new faults.
  if (running.length === 0 && verdicts.every(({ fault }) => fault === null))
    return { stateChanges: [], suspectedSince: null };
  await clearUnwatchedPages(db, projectId, now);
  const faultless = verdicts.filter(({ fault }) => fault === null).map(({ subPageId }) => subPageId);
  /** True if the fault was found again, false if pages were only cleared. */
  const touched = new Map<number, boolean>();
  const clear = async (subPageIds: readonly number[], exceptIncident: number | null) => {
    for (const id of await clearIncidentPages(db, { projectId, subPageIds, exceptIncident, now }))
      touched.set(id, touched.get(id) ?? false);
  };
  await clear(faultless, null);
  for (const { subPageId, fault, changes } of verdicts) {
    if (fault === null) continue;
    const cause = nameCause(fault, changes);
    const incident = await incidentFor(db, { projectId, running, subPageId, cause, now });
    await clear([subPageId], incident.id);
    touched.set(incident.id, true);
    const isNew = await addIncidentPage(db, { incidentId: incident.id, projectId, subPageId, now });
    if (isNew) await updateIncidentRow(db, incident, { lastPageAt: now });
    if (isNew) incident.lastPageAt = now;
  }
  const suspected = running.filter(({ id }) => touched.get(id) === true).map(({ createdAt }) => createdAt.getTime());
  return {
    stateChanges: await applyStates(db, running, touched, now),
    suspectedSince: suspected.length === 0 ? null : new Date(Math.max(...suspected)),
  };
}

/**
 * The same for barriers: a page may have several at once, and they are checked separately from looks. `isSuspected`:
 * something should be confirmed soon.
 */
export async function updateBarriers(
  db: Db,
  {
    projectId,
    found,
    requested,
  }: {
    projectId: number;
    found: readonly { subPageId: number; faults: readonly Fault[] }[];
    /** All requested pages, even unreadable ones. Barriers of all other pages are cleared. */
    requested: readonly number[];
  },
  now: Date,
): Promise<{ stateChanges: StateChange[]; isSuspected: boolean }> {
  await clearOtherBarrierPages(db, { projectId, requested, now });
  const running = (await listRunningIncidents(db, projectId)).filter(({ cause }) => cause.fault.kind === 'barrier');
  const touched = new Map<number, boolean>();
  for (const { subPageId, faults } of found) {
    const incidentIds: number[] = [];
    for (const fault of faults) {
      const cause = nameCause(fault, []);
      const incident = await incidentFor(db, { projectId, running, subPageId, cause, now });
      incidentIds.push(incident.id);
      touched.set(incident.id, true);
      await addIncidentPage(db, { incidentId: incident.id, projectId, subPageId, now });
      await updateIncidentRow(db, incident, { lastPageAt: now });
    }
    for (const id of await clearBarrierPage(db, { projectId, subPageId, except: incidentIds, now }))
      touched.set(id, touched.get(id) ?? false);
  }
  const stateChanges = await applyStates(db, running, touched, now);
  const open = new Set(stateChanges.map(({ incident }) => incident.id));
  const isSuspected = running.some(
    ({ id, state }) => state === 'suspected' && touched.get(id) === true && !open.has(id),
  );
  return { stateChanges, isSuspected };
}

/** Includes incidents that no look touched, because their pages may have been deleted. */
async function applyStates(db: Db, running: readonly IncidentRow[], touched: ReadonlyMap<number, boolean>, now: Date) {
  const stateChanges: StateChange[] = [];
  const pages = await countFaultyPages(
    db,
    running.map(({ id }) => id),
  );
  for (const incident of running) {
    const isFound = touched.get(incident.id) ?? false;
    const next = await applyState(db, { incident, isFound, pages: pages.get(incident.id) ?? 0 }, now);
    if (next) stateChanges.push(next);
  }
  return stateChanges;
}

interface Found {
  projectId: number;
  /** New incidents are added to this list. */
  running: IncidentRow[];
  subPageId: number;
  cause: Cause;
  now: Date;
}

/** The page's own incident of any age, otherwise one that is recent enough, otherwise a new one. */
async function incidentFor(db: Db, { projectId, running, subPageId, cause, now }: Found): Promise<IncidentRow> {
  const causeKey = causeKeyOf(cause.fault);
  const sameCause = running.filter((incident) => incident.causeKey === causeKey);
  const ofPage = sameCause.length === 0 ? [] : await incidentsOfPage(db, projectId, subPageId);
  const known =
    sameCause.find(({ id }) => ofPage.includes(id)) ?? sameCause.find((incident) => acceptsNewPage(incident, now));
  if (!known) {
    const added = await addIncident(db, { projectId, causeKey, cause, now });
    running.unshift(added);
    return added;
  }
  // A later page may reveal the theme that the first one did not.
  if (known.cause.theme === null && cause.theme !== null) {
    known.cause = { ...known.cause, theme: cause.theme };
    await updateIncidentRow(db, known, { cause: known.cause });
  }
  return known;
}

interface IncidentLooks {
  incident: IncidentRow;
  /** Found by the current looks. */
  isFound: boolean;
  pages: number;
}

async function applyState(db: Db, { incident, isFound, pages }: IncidentLooks, now: Date): Promise<StateChange | null> {
  const minutes = isFound ? (now.getTime() - incident.createdAt.getTime()) / 60_000 : 0;
  const state = nextState(incident.state, { minutes, pages });
  if (state === incident.state) return null;
  if (state === 'dropped') {
    await deleteIncident(db, incident);
    return null;
  }
  const times = state === 'open' ? { openedAt: now } : { resolvedAt: now };
  await updateIncidentRow(db, incident, { state, ...times });
  return {
    incident: { ...incident, state, ...times },
    from: incident.state,
    to: state === 'open' ? 'opened' : 'resolved',
  };
}
