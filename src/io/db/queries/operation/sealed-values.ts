import { and, asc, eq, getTableName, gt, isNotNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sealedPurposes } from '#io/accounts/secret-keys.ts';
import type { Db } from '#io/db/db.ts';
import {
  alertChannels,
  authenticatorApps,
  installationKeys,
  shopifyShops,
  webhookEndpoints,
} from '#io/db/schema/index.ts';

// For npm run rotate-key alone: what is encrypted with SECRET_KEY, of all projects and people.

export interface SealedColumn {
  id: PgColumn;
  column: PgColumn;
  purposeOf(id: string | number): string;
}

const always = (purpose: string) => () => purpose;

export const sealedColumns: SealedColumn[] = [
  {
    id: authenticatorApps.userId,
    column: authenticatorApps.secret,
    purposeOf: (userId) => sealedPurposes.authenticatorApp(Number(userId)),
  },
  { id: alertChannels.id, column: alertChannels.address, purposeOf: always(sealedPurposes.alertChannel) },
  { id: webhookEndpoints.id, column: webhookEndpoints.secret, purposeOf: always(sealedPurposes.webhookSecret) },
  { id: webhookEndpoints.id, column: webhookEndpoints.oldSecret, purposeOf: always(sealedPurposes.webhookSecret) },
  { id: shopifyShops.id, column: shopifyShops.accessToken, purposeOf: always(sealedPurposes.shopifyToken) },
  { id: shopifyShops.id, column: shopifyShops.refreshToken, purposeOf: always(sealedPurposes.shopifyToken) },
  { id: installationKeys.name, column: installationKeys.sealed, purposeOf: always(sealedPurposes.installationKey) },
];

export const nameOfColumn = ({ column }: SealedColumn) => `${getTableName(column.table)}.${column.name}`;

interface SealedValue {
  id: string | number;
  sealed: string;
}

const SLICE = 500;

/** All values of a column, in slices. */
export async function* readSealed(db: Db, { id, column }: SealedColumn): AsyncGenerator<SealedValue[]> {
  let last: string | number | null = null;
  for (;;) {
    const rows = (await db
      .select({ id, sealed: column })
      .from(column.table as never)
      .where(and(isNotNull(column), last === null ? undefined : gt(id, last)))
      .orderBy(asc(id))
      .limit(SLICE)) as SealedValue[];
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.id ?? null;
    if (rows.length < SLICE) return;
  }
}

/** False if it was changed or deleted since it was read. */
export async function replaceSealed(
  db: Db,
  { id, column }: SealedColumn,
  { id: of, sealed }: SealedValue,
  replacement: string,
): Promise<boolean> {
  const key = Object.entries(column.table).find(([, value]) => value === column)?.[0] ?? '';
  const changed = await db
    .update(column.table as never)
    .set({ [key]: replacement } as never)
    .where(and(eq(id, of), eq(column, sealed)))
    .returning({ id });
  return changed.length > 0;
}

export async function findInstallationKey(db: Db, name: string): Promise<string | null> {
  const [row] = await db.select().from(installationKeys).where(eq(installationKeys.name, name));
  return row?.sealed ?? null;
}

/** Of two processes that add it, the first wins. */
export async function addInstallationKey(db: Db, name: string, sealed: string): Promise<void> {
  await db.insert(installationKeys).values({ name, sealed }).onConflictDoNothing();
}
