import { isLocalSite } from '#domain/access/proof.ts';
import { countFactors, hasFactor } from '#io/db/queries/factors.ts';
import { describeUser, type UserRow } from '#io/db/queries/users.ts';
import type { Io } from '#io/io.ts';

/** The person as the API shows them, with hints about their second factor. */
export async function describeAccount(io: Io, user: UserRow) {
  const [described, factors] = await Promise.all([describeUser(io.db, user), countFactors(io.db, user.id)]);
  return { ...described, secondFactor: secondFactorOf(io, user, hasFactor(factors)) };
}

function secondFactorOf(io: Io, user: UserRow, isSet: boolean) {
  if (isSet) return 'set' as const;
  if (user.role !== 'superadmin') return 'none' as const;
  return isLocalSite(io.settings.siteUrl) ? ('recommended' as const) : ('required' as const);
}
