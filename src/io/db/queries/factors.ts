import { sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { authenticatorApps, passkeys, recoveryCodes } from '../schema/index.ts';

export interface FactorCount {
  passkeys: number;
  hasApp: boolean;
  /** Not used yet. */
  recoveryCodes: number;
}

/** What a person can use as second factor. */
export async function countFactors(db: Db, userId: number): Promise<FactorCount> {
  const [row] = await db
    .select({
      passkeys: sql<number>`(select count(*)::int from ${passkeys} where ${passkeys.userId} = ${userId})`,
      hasApp: sql<boolean>`exists (select from ${authenticatorApps}
        where ${authenticatorApps.userId} = ${userId} and ${authenticatorApps.confirmedAt} is not null)`,
      recoveryCodes: sql<number>`(select count(*)::int from ${recoveryCodes}
        where ${recoveryCodes.userId} = ${userId} and ${recoveryCodes.usedAt} is null)`,
    })
    .from(sql`(select 1) as one`);
  return row ?? { passkeys: 0, hasApp: false, recoveryCodes: 0 };
}

/**
 * A passkey or an app. Recovery codes alone protect nothing: they are created with the first of these and removed with
 * the last.
 */
export const hasFactor = ({ passkeys: keys, hasApp }: FactorCount): boolean => keys > 0 || hasApp;
