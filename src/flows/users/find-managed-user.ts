import { ApiError } from '#contract/errors.ts';
import type { Db } from '#io/db/db.ts';
import { findUserById, lockUser, type UserRow } from '#io/db/queries/accounts/users.ts';

/**
 * The account that a super admin wants to change, locked until the transaction ends. Super admins have no power over
 * each other: one whose session was stolen can neither lock the others out nor become one of them.
 */
export async function lockManagedUser(db: Db, id: number | string): Promise<UserRow> {
  if (typeof id !== 'number') throw new ApiError('NOT_FOUND');
  await lockUser(db, id);
  const user = await findUserById(db, id);
  if (!user) throw new ApiError('NOT_FOUND');
  if (user.role === 'superadmin') throw new ApiError('NOT_FOR_SUPER_ADMINS');
  return user;
}
