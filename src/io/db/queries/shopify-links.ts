import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashToken, newToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { type ShopifyLinkKind, shopifyLinks } from '../schema/index.ts';

export type ShopifyLinkRow = typeof shopifyLinks.$inferSelect;

interface NewLink {
  kind: ShopifyLinkKind;
  shop: string;
  projectId?: number;
  userId?: number;
  next?: string;
  validSeconds: number;
}

/** Returns its code; only the hash is stored. */
export async function addShopifyLink(db: Db, { validSeconds, ...link }: NewLink): Promise<string> {
  const code = newToken();
  const expiresAt = sql`now() + make_interval(secs => ${validSeconds})` as unknown as Date;
  await db.insert(shopifyLinks).values({ ...link, codeHash: hashToken(code), expiresAt });
  return code;
}

const isValid = (kind: ShopifyLinkKind, code: string) =>
  and(eq(shopifyLinks.kind, kind), eq(shopifyLinks.codeHash, hashToken(code)), gt(shopifyLinks.expiresAt, sql`now()`));

export async function findShopifyLink(db: Db, kind: ShopifyLinkKind, code: string): Promise<ShopifyLinkRow | null> {
  const [row] = await db.select().from(shopifyLinks).where(isValid(kind, code));
  return row ?? null;
}

/** The link, once: a second caller finds none. */
export async function consumeShopifyLink(db: Db, kind: ShopifyLinkKind, code: string): Promise<ShopifyLinkRow | null> {
  const [row] = await db.delete(shopifyLinks).where(isValid(kind, code)).returning();
  return row ?? null;
}

export async function clearOldShopifyLinks(db: Db): Promise<void> {
  await db.delete(shopifyLinks).where(lt(shopifyLinks.expiresAt, sql`now()`));
}
