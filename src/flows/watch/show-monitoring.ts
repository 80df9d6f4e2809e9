import type { Monitoring } from '#contract/calls/monitoring.ts';
import { ApiError } from '#contract/errors.ts';
import { retentionMonthsOf } from '#domain/billing/allowances.ts';
import { describeCause } from '#domain/watch/describe-cause.ts';
import { daysBetweenLooks, monthOf, nextLookAt } from '#domain/watch/pace.ts';
import { findCover } from '#io/db/queries/billing/covering-plan.ts';
import { atMoment } from '#io/db/queries/billing/current-plan.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { listWatchDays, monitoringFigures } from '#io/db/queries/watch/figures.ts';
import {
  findIncident,
  listExamples,
  listIncidentPages,
  listIncidents,
  listSuspicions,
  type ShownIncident,
} from '#io/db/queries/watch/list-incidents.ts';
import { findWatchShare } from '#io/db/queries/watch/watched-projects.ts';
import type { Io } from '#io/io.ts';

/** As many as a status page has bars. */
const DAYS = 90;
/** Incidents of a list that are shown with cards. */
const EXAMPLES = 10;

export async function showMonitoring(io: Io, projectId: number) {
  const now = io.now();
  const { plan, projectIds } = await findCover(io.db, projectId, atMoment(now));
  const [project, figures, share, suspicions, days] = await Promise.all([
    findProject(io.db, projectId),
    monitoringFigures(io.db, projectId, now, [...projectIds]),
    findWatchShare(io.db, projectId, now),
    listSuspicions(io.db, projectId),
    listWatchDays(io.db, projectId, now, DAYS),
  ]);
  if (!project) throw new ApiError('NOT_FOUND');
  const { monitoringEvents: limit, basePlan } = plan;
  const { used, since, lastLookAt, watched, seen, read, faulty, openIncidents, hasBadge } = figures;
  const isWatched = basePlan !== 'free';
  // A change seen once is confirmed before the next turn, as long as there are events.
  const confirmed = used < limit ? suspicions.flatMap(({ confirmAt }) => confirmAt ?? []) : [];
  const interval = share && watched > 0 ? daysBetweenLooks(watched, share.limit) : null;
  return {
    isWatched,
    events: {
      used,
      limit,
      renewsAt: monthOf(now).end,
      nextLookAt: share ? firstOf([nextLookAt({ ...share, since, lastLookAt }, now), ...confirmed]) : null,
    },
    pages: { watched, seen, read, faulty },
    lastCheckAt: lastLookAt,
    suspicions: suspicions.map(({ cause, ...suspicion }) => ({ ...suspicion, title: describeCause(cause).title })),
    days,
    daysBetweenLooks: interval === null ? null : Math.round(interval * 10) / 10,
    retentionMonths: retentionMonthsOf[basePlan],
    openIncidents,
    hasBadge,
    badgeUrl: `${io.settings.siteUrl}/badge/${project.uuid}.svg`,
  } satisfies { [Key in keyof Monitoring]: unknown };
}

const firstOf = (moments: readonly Date[]) => new Date(Math.min(...moments.map(Number)));

const shown = ({ id: _, cause, ...incident }: ShownIncident) => ({ ...incident, ...describeCause(cause) });

export async function showIncidents(
  io: Io,
  projectId: number,
  wanted: { page: number; perPage: number; only: 'running' | 'all' },
) {
  const { items, total } = await listIncidents(io.db, projectId, wanted);
  const { page, perPage } = wanted;
  const ids = items.slice(0, EXAMPLES).map(({ id }) => id);
  const examples = await listExamples(io.db, projectId, ids);
  const listed = items.map((incident) => ({ ...shown(incident), example: exampleOf(examples.get(incident.id)) }));
  return { items: listed, total, page, perPage };
}

type Example = Awaited<ReturnType<typeof listExamples>> extends Map<number, infer Row> ? Row : never;

function exampleOf(row: Example | undefined) {
  if (!row?.before || !row.beforeAt) return null;
  const { subPageId, url, before, beforeAt, hasBefore, after, afterAt, hasAfter } = row;
  return {
    subPageId,
    url,
    before: { seenAt: beforeAt, state: before, hasImage: hasBefore },
    after: after && afterAt ? { seenAt: afterAt, state: after, hasImage: hasAfter } : null,
  };
}

export async function showIncident(
  io: Io,
  projectId: number,
  incidentId: number | string,
  paging: { page: number; perPage: number },
) {
  const incident = await findIncident(io.db, projectId, incidentId);
  if (!incident) throw new ApiError('NOT_FOUND');
  const pages = await listIncidentPages(io.db, { projectId, incidentId: incident.id, ...paging });
  return { incident: shown(incident), pages: { ...pages, ...paging } };
}
