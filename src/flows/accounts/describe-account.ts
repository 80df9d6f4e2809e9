import { isLocalSite } from '#domain/access/proof.ts';
import { countFactors, hasFactor } from '#io/db/queries/accounts/factors.ts';
import type { Acting } from '#io/db/queries/accounts/sessions.ts';
import { describeUser, type UserRow } from '#io/db/queries/accounts/users.ts';
import type { Io } from '#io/io.ts';

/** The person as the API shows them, with hints about their second factor. */
export async function describeAccount(io: Io, user: UserRow, acting: Acting | null = null) {
  const [described, factors] = await Promise.all([describeUser(io.db, user), countFactors(io.db, user.id)]);
  return {
    ...described,
    secondFactor: secondFactorOf(io, user, hasFactor(factors)),
    acting: acting && { admin: acting.admin.email, until: acting.until, reason: acting.reason },
  };
}

function secondFactorOf(io: Io, user: UserRow, isSet: boolean) {
  if (isSet) return 'set' as const;
  if (user.role !== 'superadmin') return 'none' as const;
  return isLocalSite(io.settings.siteUrl) ? ('recommended' as const) : ('required' as const);
}
