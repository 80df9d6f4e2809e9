import { eq } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { audits, projects } from '../schema/index.ts';
import { type AuditRow, listAudits, newestAudit } from './audits.ts';
import { findProject, findProjectBySlug, type ProjectRow } from './projects.ts';

export interface PublicAudit {
  project: ProjectRow;
  audit: AuditRow | null;
}

const isUuid = (key: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key);

/**
 * By slug or uuid of a project: its newest finished audit, otherwise the newest with its progress. By uuid of an audit:
 * exactly that one. Null if nothing has that name.
 */
export async function findPublicAudit(db: Db, key: string): Promise<PublicAudit | null> {
  const project = await findProjectBySlug(db, key);
  if (project) return { project, audit: await currentAudit(db, project.id) };
  if (!isUuid(key)) return null;
  const [audit] = await db.select().from(audits).where(eq(audits.uuid, key));
  if (audit) {
    const owner = await findProject(db, audit.projectId);
    return owner && { project: owner, audit };
  }
  const [named] = await db.select().from(projects).where(eq(projects.uuid, key));
  return named ? { project: named, audit: await currentAudit(db, named.id) } : null;
}

async function currentAudit(db: Db, projectId: number): Promise<AuditRow | null> {
  const finished = await newestAudit(db, projectId);
  if (finished) return finished;
  return (await listAudits(db, projectId, { page: 1, perPage: 1 })).items[0] ?? null;
}
