import { ApiError } from '#contract/errors.ts';
import { pageAddress } from '#domain/crawl/page-address.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import { updateIncidentRow } from '#io/db/queries/watch/incident-rows.ts';
import { findIncident } from '#io/db/queries/watch/list-incidents.ts';
import { lockWatch } from '#io/db/queries/watch/save-looks.ts';
import { hintPages } from '#io/db/queries/watch/take-looks.ts';
import type { Io } from '#io/io.ts';
import { showIncident } from './show-monitoring.ts';

interface Wanted {
  state?: 'open' | 'acknowledged' | 'muted' | undefined;
  note?: string | null | undefined;
}

/** A resolved incident only accepts notes. */
export async function changeIncident(
  io: Io,
  { projectId, incidentId, userId }: { projectId: number; incidentId: number | string; userId: number },
  { state, note }: Wanted,
) {
  await io.db.transaction(async (db) => {
    await lockWatch(db, projectId);
    const incident = await findIncident(db, projectId, incidentId);
    if (!incident) throw new ApiError('NOT_FOUND');
    if (state !== undefined && incident.state === 'resolved') throw new ApiError('INCIDENT_RESOLVED');
    await updateIncidentRow(
      db,
      { id: incident.id, projectId },
      {
        changedBy: userId,
        ...(state === undefined ? {} : { state }),
        ...(note === undefined ? {} : { note: note === '' ? null : note }),
      },
    );
  });
  return (await showIncident(io, projectId, incidentId, { page: 1, perPage: 1 })).incident;
}

/** A shop or CMS reports changed pages, in any spelling of their URLs. Returns how many of them are watched. */
export async function hintChanges(io: Io, projectId: number, urls: readonly string[]): Promise<{ hinted: number }> {
  const { full } = await projectOf(io, projectId);
  const known = urls.flatMap((url) => pageAddress(url, full) ?? []);
  return { hinted: await hintPages(io.db, projectId, known, io.now()) };
}
