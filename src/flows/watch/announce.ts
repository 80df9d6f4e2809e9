import { describeChanges } from '#domain/watch/describe-changes.ts';
import type { Db } from '#io/db/db.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { findAlertedIncident } from '#io/db/queries/watch/alerts.ts';
import { listPageAddresses } from '#io/db/queries/watch/figures.ts';
import type { FinishedLook } from '#io/db/queries/watch/save-looks.ts';
import type { Io } from '#io/io.ts';
import { writeAlerts } from './alerts/write-alerts.ts';
import type { Turned } from './update-incidents.ts';
import { pageHistoryUrl } from './watch-urls.ts';
import { announce, announceAll } from './webhooks/announce.ts';
import { incidentData } from './webhooks/incident-data.ts';

/** Paths that a webhook names. */
const PATHS = 20;

/** Tells developers' servers of pages whose preview changed. */
export async function announceChanges(
  io: Io,
  db: Db,
  project: ProjectRow,
  looks: readonly FinishedLook[],
  now: Date,
): Promise<void> {
  const changed = looks.flatMap(({ subPageId, state, snapshot }) =>
    state && snapshot && snapshot.changes.length > 0 ? [{ subPageId, state, changes: snapshot.changes }] : [],
  );
  if (changed.length === 0) return;
  await announceAll(io, db, project.id, 'preview.changed', async () => {
    const pages = await listPageAddresses(
      db,
      project.id,
      changed.map(({ subPageId }) => subPageId),
    );
    return changed.flatMap(({ subPageId, state, changes }) => {
      const page = pages.get(subPageId);
      if (!page) return [];
      const kinds = [...new Set(changes.map(({ kind }) => kind))];
      const url = pageHistoryUrl(io, 'en', project.slug, subPageId);
      const seenAt = now.toISOString();
      return [{ page, summary: describeChanges(changes).en, changes: kinds, score: state.score, seenAt, url }];
    });
  });
}

/** Tells people and servers of incidents that opened or were resolved. */
export async function announceIncidents(io: Io, db: Db, project: ProjectRow, turned: readonly Turned[]): Promise<void> {
  for (const { incident, from, to } of turned) {
    const found = await findAlertedIncident(db, project.id, incident.id, PATHS);
    if (!found) continue;
    const { id, uuid, cause, resolvedAt, createdAt } = incident;
    const openedAt = incident.openedAt ?? createdAt;
    const { pages, paths } = found;
    const about = { id, uuid, projectId: project.id, cause, pages, paths, openedAt, resolvedAt, stateBefore: from };
    await writeAlerts(io, db, about, to);
    await announce(io, db, project.id, `incident.${to}`, incidentData(io, project.slug, about));
  }
}
