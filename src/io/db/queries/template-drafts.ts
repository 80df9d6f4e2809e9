import { sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { templateDrafts } from '../schema/index.ts';

/** What a browser tab designs on; a later page replaces the earlier one. */
export async function upsertTemplateDraft(
  db: Db,
  draft: { projectId: number; routeTemplateId: number; sessionId: string; url: string },
): Promise<void> {
  await db
    .insert(templateDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [templateDrafts.projectId, templateDrafts.sessionId, templateDrafts.routeTemplateId],
      set: { url: draft.url, updatedAt: sql`now()` },
    });
}
