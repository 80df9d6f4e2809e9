import { pageUrl } from '#flows/crawl/page-url.ts';
import type { Db } from '#io/db/db.ts';
import type { AuditRow } from '#io/db/queries/audits/audits.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { announceAll } from './announce.ts';

/** In the transaction that completes the audit. */
export async function announceAudit(io: Io, db: Db, audit: AuditRow): Promise<void> {
  const { projectId, uuid, trigger, score, failure, pagesPlanned: pages } = audit;
  await announceAll(io, db, projectId, 'audit.finished', async () => {
    const project = await findProject(db, projectId);
    if (!project) return [];
    const url = pageUrl(io, 'en', `/app/${project.slug}/audit/${uuid}`);
    return [{ audit: { uuid, trigger, score, failure, pages, url } }];
  });
}
