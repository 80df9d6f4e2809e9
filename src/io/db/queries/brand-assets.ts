import type { Brand } from '#domain/site/brand.ts';
import type { Db } from '../db.ts';
import { assets } from '../schema/index.ts';
import { storableText } from '../storable-json.ts';

/** Colours, logo and fonts of the site as assets. Existing ones belong to somebody and are kept. */
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
