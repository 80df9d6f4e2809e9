import { isAddressProven } from '#domain/access/proven-address.ts';
import type { Db } from '#io/db/db.ts';
import { endRegistrations } from '#io/db/queries/accounts/registrations.ts';
import { addUser, deleteUserRows, findUserByEmail, type UserRow } from '#io/db/queries/accounts/users.ts';
import { releaseShops } from '#io/db/queries/shopify/shops.ts';

// Threat: somebody prepares an account for an address that is not theirs, and the owner later shares it with them. So
// the first proof of an address (confirmation mail, login link, invitation, Google) begins a new account. The prepared
// one is deleted with all that refers to it: sessions, tokens, passkeys, codes, memberships, and whatever is added to
// the schema later. Its shops are released and ask for the account again.

type Account = Partial<Omit<UserRow, 'id' | 'email' | 'status' | 'passwordHash'>> & { passwordHash: string | null };

/** The account of an address whose owner has just proven it for the first time. Null if it was proven before. */
export async function confirmAddress(
  db: Db,
  email: string,
  account: Account,
  status: 'active' | 'first_login' = 'active',
): Promise<UserRow | null> {
  await endRegistrations(db, email);
  return (await freeAddress(db, email)) ? addUser(db, { email, ...account, status }) : null;
}

/** Deletes an account whose address was never proven. False: the address has an account that stays. */
export async function freeAddress(db: Db, email: string): Promise<boolean> {
  const known = await findUserByEmail(db, email);
  if (!known) return true;
  // A suspended account keeps its address, or the suspension could be avoided.
  if (isAddressProven(known) || known.status === 'suspended') return false;
  await releaseShops(db, known.id);
  await deleteUserRows(db, { id: known.id, email: null });
  return true;
}
