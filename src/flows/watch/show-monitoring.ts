import { ApiError } from '#contract/errors.ts';
import type { Monitoring } from '#contract/monitoring.ts';
import { describeCause } from '#domain/watch/describe-cause.ts';
import { daysBetweenLooks, monthOf, nextLookAt } from '#domain/watch/pace.ts';
import { retentionMonthsOf } from '#domain/watch/retention.ts';
import { currentPlan } from '#io/db/queries/billing/current-plan.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { monitoringFigures } from '#io/db/queries/watch/figures.ts';
import {
  findIncident,
  listIncidentPages,
  listIncidents,
  type ShownIncident,
} from '#io/db/queries/watch/list-incidents.ts';
import type { Io } from '#io/io.ts';

export async function showMonitoring(io: Io, projectId: number) {
  const now = io.now();
  const [project, plan, figures] = await Promise.all([
    findProject(io.db, projectId),
    currentPlan(io.db, projectId),
    monitoringFigures(io.db, projectId, now),
  ]);
  if (!project) throw new ApiError('NOT_FOUND');
  const { monitoringEvents: limit, basePlan } = plan;
  const { used, since, lastLookAt, watched, seen, faulty, openIncidents, hasBadge } = figures;
  const isWatched = basePlan !== 'free';
  const days = isWatched && watched > 0 ? daysBetweenLooks(watched, limit) : null;
  return {
    isWatched,
    events: {
      used,
      limit,
      renewsAt: monthOf(now).end,
      nextLookAt: isWatched ? nextLookAt({ limit, used, since, lastLookAt }, now) : null,
    },
    pages: { watched, seen, faulty },
    daysBetweenLooks: days === null ? null : Math.round(days * 10) / 10,
    retentionMonths: retentionMonthsOf[basePlan],
    openIncidents,
    hasBadge,
    badgeUrl: `${io.settings.siteUrl}/badge/${project.uuid}.svg`,
  } satisfies { [Key in keyof Monitoring]: unknown };
}

const shown = ({ id: _, cause, ...incident }: ShownIncident) => ({ ...incident, ...describeCause(cause) });

export async function showIncidents(
  io: Io,
  projectId: number,
  wanted: { page: number; perPage: number; only: 'running' | 'all' },
) {
  const { items, total } = await listIncidents(io.db, projectId, wanted);
  const { page, perPage } = wanted;
  return { items: items.map(shown), total, page, perPage };
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
