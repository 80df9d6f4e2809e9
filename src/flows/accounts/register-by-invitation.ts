import { ApiError } from '#contract/errors.ts';
import type { Io } from '#io/io.ts';
import { join, openInvitation } from './answer-invitation.ts';
import { confirmAddress } from './confirm-address.ts';
import { type Entered, openSession } from './open-session.ts';
import type { Registration } from './register.ts';

/**
 * Registration with an invitation's code: the code came by mail, so it confirms the address. An earlier unconfirmed
 * registration of the address loses its password; people with an account log in instead.
 */
export async function registerByInvitation(io: Io, code: string, registration: Registration): Promise<Entered> {
  const { invitation } = await openInvitation(io, code);
  const { email, password, language, firstname, lastname } = registration;
  if (invitation.email !== email) throw new ApiError('INVALID_INVITATION');
  const passwordHash = await io.passwords.hash(password);
  return io.db.transaction(async (db) => {
    const account = {
      passwordHash,
      language,
      firstname: firstname || invitation.firstname,
      lastname: lastname || invitation.lastname,
    };
    const user = await confirmAddress(db, email, account, 'first_login');
    if (!user) throw new ApiError('EXISTING_USER');
    await join(db, user, invitation);
    const how = { method: 'registration', from: registration.from } as const;
    return { ...(await openSession(io, { ...user, status: 'active' }, how, db)), user };
  });
}
