import { and, asc, eq, sql } from 'drizzle-orm';
import type { Brand } from '#domain/site/brand.ts';
import type { Db } from '#io/db/db.ts';
import { assets, projects } from '#io/db/schema/index.ts';
import { storableText } from '#io/db/storable-json.ts';

export type AssetRow = typeof assets.$inferSelect;
export type NewAsset = Omit<typeof assets.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** Templates that use the asset in their html, style or data: by `assets.name`, by its file, by its value. */
const usedBy = sql<number>`(select count(*)::int from route_templates as template
  where template.project_id = "assets"."project_id" and (
    strpos(template.html || template.style::text || template.data::text || template.variants::text,
      'assets.' || "assets"."name") > 0
    or strpos(template.html || template.style::text || template.data::text || template.variants::text,
      coalesce(split_part("assets"."file_key", '/', 3), "assets"."value")) > 0
    or "assets"."type" = 'font' and strpos(template.html || template.style::text || template.data::text, "assets"."value") > 0))`;

export async function listAssetsWithUse(db: Db, projectId: number, id?: number) {
  const rows = await db
    .select({ asset: assets, usedBy })
    .from(assets)
    .where(and(eq(assets.projectId, projectId), id === undefined ? undefined : eq(assets.id, id)))
    .orderBy(asc(assets.type), asc(assets.name));
  return rows.map(({ asset, usedBy }) => ({ ...asset, usedBy }));
}

export async function countAssets(db: Db, projectId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(assets)
    .where(eq(assets.projectId, projectId));
  return row?.count ?? 0;
}

/** Null if the project already has one of that name. */
export async function addAsset(db: Db, asset: NewAsset): Promise<AssetRow | null> {
  const [row] = await db
    .insert(assets)
    .values(asset)
    .onConflictDoNothing({ target: [assets.projectId, assets.name] })
    .returning();
  return row ?? null;
}

export async function findAsset(db: Db, projectId: number, id: number): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.id, id), eq(assets.projectId, projectId)));
  return row ?? null;
}

/** Null if another one has the name. */
export async function changeAsset(
  db: Db,
  projectId: number,
  id: number,
  change: Partial<Pick<NewAsset, 'name' | 'description' | 'value' | 'payload'>>,
): Promise<AssetRow | null> {
  if (change.name !== undefined) {
    const [other] = await db
      .select({ id: assets.id })
      .from(assets)
      .where(and(eq(assets.projectId, projectId), eq(assets.name, change.name), sql`${assets.id} <> ${id}`));
    if (other) return null;
  }
  const [row] = await db
    .update(assets)
    .set({ ...change, updatedAt: sql`now()` as unknown as Date })
    .where(and(eq(assets.id, id), eq(assets.projectId, projectId)))
    .returning();
  return row ?? null;
}

const isLogo = (fileKey: string) => sql`${projects.agencyLook} -> 'logo' ->> 'key' = ${fileKey}`;

/** Whether an asset has these bytes: files are stored by their content. */
export async function hasAssetFile(db: Db, projectId: number, fileKey: string): Promise<boolean> {
  const where = and(eq(assets.projectId, projectId), eq(assets.fileKey, fileKey));
  return (await db.select({ id: assets.id }).from(assets).where(where).limit(1)).length > 0;
}

/** The row, and its file's key if neither another asset nor the agency's logo has the same bytes. */
export async function deleteAssetRow(
  db: Db,
  projectId: number,
  id: number,
): Promise<{ freedKey: string | null } | null> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .delete(assets)
      .where(and(eq(assets.id, id), eq(assets.projectId, projectId)))
      .returning({ fileKey: assets.fileKey });
    if (!row) return null;
    if (row.fileKey === null) return { freedKey: null };
    const [same] = await transaction
      .select({ id: assets.id })
      .from(assets)
      .where(eq(assets.fileKey, row.fileKey))
      .limit(1);
    if (same) return { freedKey: null };
    const [signed] = await transaction
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, projectId), isLogo(row.fileKey)));
    if (signed) return { freedKey: null };
    await transaction
      .update(projects)
      .set({ fallbackImageKey: null })
      .where(and(eq(projects.id, projectId), eq(projects.fallbackImageKey, row.fileKey)));
    return { freedKey: row.fileKey };
  });
}

/** Colours, logo and fonts of the site as assets. Existing ones belong to somebody and stay. */
export async function upsertBrandAssets(db: Db, projectId: number, brand: Brand): Promise<void> {
  const rows: (typeof assets.$inferInsert)[] = [
    ...brand.colours.map((value, at) => ({
      projectId,
      type: 'color' as const,
      name: at === 0 ? 'brand' : `brand-${at + 1}`,
      value,
    })),
    ...brand.fonts.map((value, at) => ({
      projectId,
      type: 'font' as const,
      name: at === 0 ? 'font' : `font-${at + 1}`,
      value,
    })),
    ...(brand.logoUrl ? [{ projectId, type: 'image' as const, name: 'logo', value: storableText(brand.logoUrl) }] : []),
  ];
  if (rows.length > 0) await db.insert(assets).values(rows).onConflictDoNothing();
}
