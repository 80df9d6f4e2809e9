import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { creditBundles as bundleRows } from '#domain/billing/credits.ts';
import { plans as planRows } from '#domain/billing/plan-table.ts';
import type { Db } from '#io/db/db.ts';
import { creditBundles, plans } from '#io/db/schema/index.ts';

/** Plans and bundles follow the code at every start; a plan removed from the code stays for its subscribers. */
export async function savePlans(db: Db): Promise<void> {
  await db
    .insert(plans)
    .values([...planRows])
    .onConflictDoUpdate({ target: plans.id, set: asGiven(plans) });
  await db
    .insert(creditBundles)
    .values([...bundleRows])
    .onConflictDoUpdate({ target: creditBundles.id, set: asGiven(creditBundles) });
}

/** Every column but the id, from the insert. */
const asGiven = (table: PgTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => key !== 'id')
      .map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );
