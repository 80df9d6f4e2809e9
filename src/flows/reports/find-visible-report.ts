import { ApiError } from '#contract/errors.ts';
import {
  canViewReport,
  PRINT_KEY,
  type ReportVisibility,
  readReportName,
  reportNameOf,
  withReportKey,
} from '#domain/access/report-visibility.ts';
import { findMembership } from '#io/db/queries/accounts/users.ts';
import type { AuditRow } from '#io/db/queries/audits/audits.ts';
import { findPublicAudit } from '#io/db/queries/audits/public-audit.ts';
import { changeReports } from '#io/db/queries/projects/access.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

// Threat: somebody reads the report of a customer who did not publish it, by guessing a slug, by a revoked link, or by
// the project's uuid, which is part of every image URL. Layers: pages, PDFs, images and the API all check here; the key
// has 90 random bits and is compared in constant time; a report that may not be seen looks like one that does not
// exist. Left open: people can pass the link on, and what was seen or printed cannot be taken back.

export interface VisibleReport {
  project: ProjectRow;
  audit: AuditRow | null;
  /** The name under which this viewer may share it. */
  reportName: string;
  /** Opened by our own browser, which prints it. */
  isPrinting: boolean;
}

type Viewer = { id: number; role: string } | null;
type ReportIo = Pick<Io, 'db' | 'keys' | 'now'>;

/** `name` as in the URL: slug, uuid of the project or of an audit, with `~key` if there is one. */
export async function findVisibleReport(io: ReportIo, name: string, viewer: Viewer): Promise<VisibleReport | null> {
  const { name: wanted, key } = readReportName(name);
  const found = await findPublicAudit(io.db, wanted);
  if (!found) return null;
  const { project } = found;
  const isPrinting = key !== null && isPrintKey(io, project, key);
  if (!isPrinting && canViewReport(project, { key, isMember: false })) {
    const isOld = project.reportVisibility === 'link' && key === null;
    return { ...found, reportName: isOld ? project.slug : reportNameOf(project), isPrinting };
  }
  const isMember = isPrinting || (viewer !== null && (await isMemberOf(io, viewer, project)));
  return canViewReport(project, { key, isMember }) ? { ...found, reportName: reportNameOf(project), isPrinting } : null;
}

const isMemberOf = async ({ db }: ReportIo, viewer: NonNullable<Viewer>, project: ProjectRow) =>
  viewer.role === 'superadmin' || (await findMembership(db, viewer.id, project.id)) !== null;

const PRINT_SECONDS = 300;

/**
 * For our own browser, which prints PDFs without being logged in: a name that opens the report for some minutes,
 * whatever its visibility. It leaves this machine only in that request.
 */
export function printReportName(io: ReportIo, project: ProjectRow, name: string): string {
  const until = Math.floor(io.now().getTime() / 1000) + PRINT_SECONDS;
  return withReportKey(name, printKey(io, project, until.toString(36)));
}

const printKey = ({ keys }: ReportIo, { uuid }: ProjectRow, until: string) =>
  `${PRINT_KEY}${until}-${keys.hash('print-report', `${uuid} ${until}`).slice(0, 32)}`;

function isPrintKey(io: ReportIo, project: ProjectRow, key: string): boolean {
  const [, until] = /^print-([0-9a-z]{1,9})-[0-9a-f]{32}$/.exec(key) ?? [];
  if (!until || Number.parseInt(until, 36) < io.now().getTime() / 1000) return false;
  return key === printKey(io, project, until);
}

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
