import { and, eq, sql } from 'drizzle-orm';
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

/** The page a tab designed on; asked for once, when the design is finished. */
export async function takeTemplateDraft(
  db: Db,
  { projectId, routeTemplateId, sessionId }: { projectId: number; routeTemplateId: number; sessionId: string },
): Promise<{ url: string } | null> {
  const [draft] = await db
    .delete(templateDrafts)
    .where(
      and(
        eq(templateDrafts.projectId, projectId),
        eq(templateDrafts.routeTemplateId, routeTemplateId),
        eq(templateDrafts.sessionId, sessionId),
      ),
    )
    .returning({ url: templateDrafts.url });
  return draft ?? null;
}
