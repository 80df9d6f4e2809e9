import type { Db } from '#io/db/db.ts';
import { endRegistrations } from '#io/db/queries/accounts/registrations.ts';
import { deleteKnownDevices, removeOtherSessions } from '#io/db/queries/accounts/sessions.ts';
import { addUser, changeUser, findUserByEmail, type UserRow } from '#io/db/queries/accounts/users.ts';
import { releaseShops } from '#io/db/queries/shopify/shops.ts';

// Threat: somebody prepares an account for an address that is not theirs, and the owner later shares it with them. So
// the first email confirmation (confirmation mail, login link, invitation, Google) ends everything that existed before:
// open registrations, a password, sessions, known browsers, and the link to a shop that named the address as its own.

export const isUnconfirmed = (user: Pick<UserRow, 'status'>) => user.status === 'inactive' || user.status === 'pending';

type Account = Partial<Omit<UserRow, 'id' | 'email' | 'status' | 'passwordHash'>> & { passwordHash: string | null };

/** The account of an address whose owner has just confirmed it for the first time. Null if it was confirmed before. */
export async function confirmAddress(
  db: Db,
  email: string,
  account: Account,
  status: 'active' | 'first_login' = 'active',
): Promise<UserRow | null> {
  await endRegistrations(db, email);
  const known = await findUserByEmail(db, email);
  if (!known) return addUser(db, { email, ...account, status });
  if (!isUnconfirmed(known)) return null;
  await removeOtherSessions(db, known.id, null);
  await deleteKnownDevices(db, known.id);
  await releaseShops(db, known.id);
  return changeUser(db, known.id, { ...account, status });
}
