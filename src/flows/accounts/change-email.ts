import { ApiError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { mailBackoff, retryAfterSeconds } from '#domain/access/login.ts';
import { isAddressProven } from '#domain/access/proven-address.ts';
import { countAgainst, limitKey } from '#flows/guards/rate-limit.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { newToken } from '#io/accounts/tokens.ts';
import { revokeAllApiTokens } from '#io/db/queries/accounts/api-tokens.ts';
import { removeAllFactors } from '#io/db/queries/accounts/factors.ts';
import { deleteMagicLinks, endPendingLogins } from '#io/db/queries/accounts/logins.ts';
import {
  addEmailChange,
  consumeEmailChange,
  endRegistrations,
  findEmailChangeById,
  setEmailChangeCode,
} from '#io/db/queries/accounts/registrations.ts';
import { removeOtherSessions } from '#io/db/queries/accounts/sessions.ts';
import { changeUser, findUserByEmail, findUserById, lockUser, type UserRow } from '#io/db/queries/accounts/users.ts';
import { lockHits, readHits } from '#io/db/queries/operation/rate-limits.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { addressTakenMail, confirmEmailMail } from '#io/mail/mails/change-email.ts';
import { pageUrl } from '#io/page-url.ts';
import { freeAddress } from './confirm-address.ts';
import { notifyOfAccountChange } from './notify-of-account-change.ts';

// Threat: somebody at an open browser moves the account to an address of their own; a typo gives it to a stranger; the
// form reveals who has an account. Layers: a recent login and the password; the old address is notified at once and
// again afterwards; the new one must be opened and confirmed while logged in to this very account; all other sessions,
// all tokens, links mailed to the old address and the link to a Google account end. An account whose address was never
// proven also loses its factors, and is proven from then on. The form responds the same for every address after the
// same work, and a job sends one mail or the other, with growing delays. Left open: somebody with password and browser,
// and an owner who does not read the old mailbox.

const VALID_SECONDS = 24 * 3600;

interface Request {
  user: UserRow;
  email: string;
  currentPassword: string;
}

export async function requestEmailChange(io: Io, { user, email, currentPassword }: Request): Promise<void> {
  // An account created by a link or with Google has no password; its login is fresh.
  const isRight = user.passwordHash
    ? await io.passwords.runQueued(() => io.passwords.verify(user.passwordHash, currentPassword))
    : true;
  if (!isRight) throw new ApiError('VALIDATION_FAILED', { fields: { currentPassword: [messages.passwordWrong] } });
  if (email === user.email) throw new ApiError('VALIDATION_FAILED', { fields: { email: [isYours] } });
  await io.db.transaction(async (db) => {
    const emailChangeId = await addEmailChange(db, { userId: user.id, email, validSeconds: VALID_SECONDS });
    await io.queue.enqueue(db, 'send-email-change', { emailChangeId });
    await notifyOfAccountChange(io, db, user, { what: 'email-requested', subject: email });
  });
}

/** The job. Whether the address has an account is only looked up here, where response times cannot reveal it. */
export async function sendEmailChange(io: Io, emailChangeId: number): Promise<void> {
  await io.db.transaction(async (db) => {
    const change = await findEmailChangeById(db, emailChangeId);
    const user = change && !change.codeHash ? await findUserById(db, change.userId) : null;
    if (!change || !user) return;
    const { email } = change;
    const { language } = user;
    const limit = limits.registrationMails;
    const key = limitKey(io, limit, email);
    await lockHits(db, key);
    const sent = await readHits(db, limit.windowSeconds, key);
    if (retryAfterSeconds(sent, limit.max, mailBackoff) > 0) return;
    await countAgainst({ ...io, db }, limit, email);
    const owner = await findUserByEmail(db, email);
    if (owner?.status === 'suspended') return;
    if (owner && isAddressProven(owner)) {
      const url = pageUrl(io, owner.language, '/app/login');
      await writeMail(io, db, owner, addressTakenMail(owner.language, url));
      return;
    }
    const code = newToken();
    await setEmailChangeCode(db, change.id, code);
    const url = pageUrl(io, language, '/app/account', { emailCode: code });
    await writeMail(io, db, { email, language }, confirmEmailMail(language, url));
  });
}

interface Confirmation {
  user: UserRow;
  code: string;
  /** The session it is confirmed in, which stays. */
  session: { id: number } | null;
  client: string;
}

export function confirmEmailChange(io: Io, { user, code, session, client }: Confirmation): Promise<UserRow> {
  return io.db.transaction(async (db) => {
    await lockUser(db, user.id);
    const change = await consumeEmailChange(db, user.id, code);
    // An account that proved the address in the meantime keeps it.
    if (!change || !(await freeAddress(db, change.email))) throw new ApiError('INVALID_CONFIRMATION_CODE');
    const { email } = change;
    const isFirstProof = !isAddressProven(user);
    // Google is linked again by the first Google login with the new address.
    const changes = { email, googleSubject: null, ...(isFirstProof ? { status: 'active' as const } : {}) };
    const changed = await changeUser(db, user.id, changes);
    if (!changed) throw new ApiError('INVALID_CONFIRMATION_CODE');
    await endRegistrations(db, email);
    await removeOtherSessions(db, user.id, session?.id ?? null);
    await endPendingLogins(db, user.id);
    const tokens = await revokeAllApiTokens(db, user.id);
    if (isFirstProof) await removeAllFactors(db, user.id);
    await deleteMagicLinks(db, user.email);
    const clientHash = io.keys.hash('client', client);
    await recordActivity(db, {
      action: 'email-changed',
      actorId: user.id,
      subject: email,
      clientHash,
      detail: { tokens },
    });
    // To the old address: its owner may not know about the change.
    await notifyOfAccountChange(io, db, user, { what: 'email-changed', subject: email });
    return changed;
  });
}

const isYours = { en: 'This is already your address.', de: 'Das ist schon Ihre Adresse.' };
