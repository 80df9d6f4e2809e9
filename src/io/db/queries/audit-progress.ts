import { asc, eq, sql } from 'drizzle-orm';
import type { EmulatedCard } from '#domain/audit/emulation/card.ts';
import type { Db } from '../db.ts';
import { auditSubPages } from '../schema/index.ts';

/** How far each page is, with one platform's card of it. Asked for again and again, so without the whole results. */
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
