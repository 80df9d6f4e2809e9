import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db.ts';
import { rawRows } from '../raw-rows.ts';
import { audits, demoCaseStudySubPages, projects } from '../schema/index.ts';

// Which files rows name, for the collector of files (flows/backup-and-files/collect-files.ts). Images dropped on purpose name none.

export async function listFileOwners(db: Db): Promise<string[]> {
  return (await db.select({ uuid: projects.uuid }).from(projects)).map(({ uuid }) => uuid);
}

/** The keys of one project below `folder/`. */
export async function fileKeysOf(db: Db, folder: string, projectUuid: string): Promise<Set<string>> {
  const rows = await rawRows(
    db,
    { key: z.string() },
    sql`
    with project as (select id, fallback_image_key, agency_look from ${projects} where uuid = ${projectUuid}), named as (
      select storage_key as key from og_images where project_id = (select id from project) and dropped_at is null
      union select file_key from assets where project_id = (select id from project)
      union select fallback_image_key from project
      union select agency_look -> 'logo' ->> 'key' from project
      union select preview_image_key from routes where project_id = (select id from project)
      union select screenshot_key from sub_pages where project_id = (select id from project)
      union select image_key from page_snapshots where project_id = (select id from project))
    select key from named where key is not null and starts_with(key, ${`${folder}/`})`,
  );
  return new Set(rows.map(({ key }) => key));
}

export async function isAudit(db: Db, uuid: string): Promise<boolean> {
  return (await db.select({ id: audits.id }).from(audits).where(eq(audits.uuid, uuid))).length > 0;
}

export async function isDemoPage(db: Db, id: number): Promise<boolean> {
  const page = eq(demoCaseStudySubPages.id, id);
  return (await db.select({ id: demoCaseStudySubPages.id }).from(demoCaseStudySubPages).where(page)).length > 0;
}
