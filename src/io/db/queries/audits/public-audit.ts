import { and, asc, eq, sql } from 'drizzle-orm';
import type { EmulatedCard } from '#domain/audit/emulation/card.ts';
import type { Db } from '#io/db/db.ts';
import { findProject, findProjectBySlug, isNotDeleted, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { auditSubPages, audits, projects } from '#io/db/schema/index.ts';
import { type AuditRow, listAuditRows, newestAudit } from './audits.ts';

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
  const [named] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.uuid, key), isNotDeleted));
  return named ? { project: named, audit: await currentAudit(db, named.id) } : null;
}

async function currentAudit(db: Db, projectId: number): Promise<AuditRow | null> {
  const finished = await newestAudit(db, projectId);
  if (finished) return finished;
  return (await listAuditRows(db, projectId, { page: 1, perPage: 1 })).items[0] ?? null;
}

/** The progress of each page, with one platform's card. Polled frequently, so without the whole results. */
export function listAuditProgress(db: Db, auditId: number) {
  return db
    .select({
      uuid: auditSubPages.uuid,
      url: auditSubPages.url,
      status: auditSubPages.status,
      score: auditSubPages.score,
      card: sql<EmulatedCard | null>`jsonb_path_query_first(${auditSubPages.result}, '$.platforms[*] ? (@.platform == "whatsapp").card')`,
    })
    .from(auditSubPages)
    .where(eq(auditSubPages.auditId, auditId))
    .orderBy(asc(auditSubPages.priority), asc(auditSubPages.id));
}
