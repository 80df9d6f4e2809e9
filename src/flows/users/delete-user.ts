import { ApiError } from '#contract/errors.ts';
import { confirmsAccount } from '#domain/access/confirmed-by-name.ts';
import { deleteAccountWithin } from '#flows/accounts/delete-account.ts';
import type { DoneBy } from '#flows/projects/delete-project.ts';
import type { Io } from '#io/io.ts';
import { lockManagedUser } from './find-managed-user.ts';

interface Deletion {
  userId: number | string;
  /** The account's address, typed. */
  confirm: string;
  projectIds: readonly number[];
  by: DoneBy;
}

export function deleteManagedUser(io: Io, { userId, confirm, projectIds, by }: Deletion): Promise<void> {
  return io.db.transaction(async (db) => {
    const user = await lockManagedUser(db, userId);
    if (!confirmsAccount(confirm, user.email))
      throw new ApiError('VALIDATION_FAILED', { fields: { confirm: [notTheAddress] } });
    const deleted = await deleteAccountWithin(io, db, { user, projectIds, by });
    if (!deleted.ok) throw new ApiError('CONFLICT', { text: projectsChanged });
  });
}

const notTheAddress = {
  en: 'Type in this account’s email address.',
  de: 'Geben Sie die E-Mail-Adresse dieses Kontos ein.',
};
const projectsChanged = {
  en: 'This person’s projects have changed in the meantime. Reload the page.',
  de: 'Die Projekte dieser Person haben sich inzwischen geändert. Laden Sie die Seite neu.',
};
