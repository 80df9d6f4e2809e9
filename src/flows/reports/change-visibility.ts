import { ApiError } from '#contract/errors.ts';
import type { ReportVisibility } from '#domain/access/report-visibility.ts';
import { changeReports } from '#io/db/queries/projects/access.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';

interface Change {
  projectId: number;
  actorId: number;
  client: string;
  change: { visibility: ReportVisibility } | 'new-key';
}

/** Who can see the reports of a project. Every change is logged: a report that was public may have been read. */
export function changeReportVisibility(io: Io, { projectId, actorId, client, change }: Change) {
  return io.db.transaction(async (db) => {
    const project = await changeReports(db, projectId, change);
    if (!project) throw new ApiError('PROJECT_NOT_FOUND');
    await recordActivity(db, {
      action: 'report-visibility-changed',
      actorId,
      project,
      clientHash: io.keys.hash('client', client),
      detail: { visibility: project.reportVisibility, newLink: change === 'new-key' },
    });
    return project;
  });
}
