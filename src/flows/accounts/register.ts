import { ApiError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { mailBackoff, retryAfterSeconds } from '#domain/access/login.ts';
import { isAddressProven } from '#domain/access/proven-address.ts';
import type { Language } from '#domain/language.ts';
import { countAgainst, limitKey } from '#flows/guards/rate-limit.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { newToken } from '#io/accounts/tokens.ts';
import { addMagicLink } from '#io/db/queries/accounts/logins.ts';
import {
  addRegistration,
  claimRegistration,
  consumeRegistration,
  findRegistration,
  newestOpenRegistration,
  setConfirmationCode,
} from '#io/db/queries/accounts/registrations.ts';
import { findUserByEmail } from '#io/db/queries/accounts/users.ts';
import { lockHits, readHits } from '#io/db/queries/operation/rate-limits.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { alreadyRegisteredMail } from '#io/mail/mails/already-registered.ts';
import { confirmRegistrationMail } from '#io/mail/mails/confirm-registration.ts';
import { pageUrl } from '#io/page-url.ts';
import { join, openInvitation } from './answer-invitation.ts';
import { rejectCommonPassword } from './change-password.ts';
import { confirmAddress } from './confirm-address.ts';
import { type LoginFrom, type LoginOutcome, openSession } from './open-session.ts';

// Threat: somebody registers an address that is not theirs, so that the owner later confirms a password they did not
// choose; or uses the form to find out whether an address has an account. Layers: what was entered belongs to its own
// mail and ends with the first confirmation of the address; a link opened in another browser asks for the password
// (getRegistration); the form responds the same for every address after the same work, and a job writes one mail or the
// other; mails to one address have growing pauses. Left open: an owner who confirms in the stranger's own browser.

const CONFIRMATION_SECONDS = 24 * 3600;
const LOGIN_LINK_SECONDS = 15 * 60;

export interface Registration {
  email: string;
  password: string;
  firstname?: string | undefined;
  lastname?: string | undefined;
  language: Language;
  from: LoginFrom;
}

interface NewRegistration extends Registration {
  /** Identifies the browser by a cookie: what was entered in it may be confirmed in it without the password. */
  browser: string;
  next?: string | undefined;
}

export async function register(io: Io, registration: NewRegistration): Promise<void> {
  const { email, password, firstname = null, lastname = null, language, browser, next = null } = registration;
  const passwordHash = await io.passwords.hash(password);
  await io.db.transaction(async (db) => {
    const entered = { email, passwordHash, firstname, lastname, language, browser };
    const registrationId = await addRegistration(db, { ...entered, validSeconds: CONFIRMATION_SECONDS });
    await io.queue.enqueue(db, 'send-registration-mail', { registrationId, next });
  });
}

/**
 * Only what this browser has entered for the address, as a registration of its own: each mail has its own code. Pauses
 * between mails grow as for new registrations.
 */
export async function resendRegistration(
  io: Io,
  { email, browser, next = null }: { email: string; browser: string; next?: string | null | undefined },
): Promise<void> {
  await io.db.transaction(async (db) => {
    const entered = await newestOpenRegistration(db, email, browser);
    if (!entered) return;
    const { passwordHash, firstname, lastname, language } = entered;
    const again = { email, passwordHash, firstname, lastname, language, browser };
    const registrationId = await addRegistration(db, { ...again, validSeconds: CONFIRMATION_SECONDS });
    await io.queue.enqueue(db, 'send-registration-mail', { registrationId, next });
  });
}

/**
 * The job. During a pause nothing is sent: earlier mails are still valid, and people who open one in their own browser
 * choose the password there.
 */
export async function sendRegistrationMail(io: Io, registrationId: number, next: string | null): Promise<void> {
  await io.db.transaction(async (db) => {
    const registration = await claimRegistration(db, registrationId);
    if (!registration) return;
    const { email, language } = registration;
    const limit = limits.registrationMails;
    const key = limitKey(io, limit, email);
    await lockHits(db, key);
    const sent = await readHits(db, limit.windowSeconds, key);
    if (retryAfterSeconds(sent, limit.max, mailBackoff) > 0) return;
    await countAgainst({ ...io, db }, limit, email);
    const user = await findUserByEmail(db, email);
    if (user?.status === 'suspended') return;
    const code = newToken();
    const following: Record<string, string> = next ? { next } : {};
    if (user && isAddressProven(user)) {
      await addMagicLink(db, { email, code, shortCodeHash: null, validSeconds: LOGIN_LINK_SECONDS });
      const url = pageUrl(io, language, '/app/login', { magicLinkCode: code, email, ...following });
      await writeMail(io, db, { email, language }, alreadyRegisteredMail(language, url));
      return;
    }
    await setConfirmationCode(db, registration.id, code);
    const url = pageUrl(io, language, '/app/login', { confirmationCode: code, ...following });
    await writeMail(io, db, { email, language }, confirmRegistrationMail(language, url));
  });
}

interface Confirming {
  code: string;
  /** Typed again at the confirmation; anyone who cannot repeat it did not enter the rest either. */
  password?: string | undefined;
  from: LoginFrom;
}

export async function confirmRegistration(io: Io, { code, password, from }: Confirming): Promise<LoginOutcome> {
  const registration = await openRegistration(io, code);
  const { email, language } = registration;
  if (password !== undefined) rejectCommonPassword(io, password, email);
  const isSame =
    password === undefined ||
    (await io.passwords.runQueued(() => io.passwords.verify(registration.passwordHash, password)));
  const { firstname, lastname } = isSame ? registration : { firstname: null, lastname: null };
  const passwordHash = isSame ? registration.passwordHash : await io.passwords.hash(password);
  return io.db.transaction(async (db) => {
    if (!(await consumeRegistration(db, registration.id))) throw new ApiError('INVALID_CONFIRMATION_CODE');
    const user = await confirmAddress(db, email, { passwordHash, firstname, lastname, language });
    if (!user) throw new ApiError('INVALID_CONFIRMATION_CODE');
    const clientHash = io.keys.hash('client', from.client);
    await recordActivity(db, { action: 'email-confirmed', actorId: user.id, subject: email, clientHash });
    return openSession(io, user, { method: 'registration', from }, db);
  });
}

/** The registration of a valid code. */
export async function openRegistration(io: Io, code: string) {
  const registration = await findRegistration(io.db, code);
  if (!registration || registration.usedAt) throw new ApiError('INVALID_CONFIRMATION_CODE');
  if (registration.expiresAt < io.now()) throw new ApiError('EXPIRED_CONFIRMATION_CODE');
  return registration;
}

/**
 * Registration with an invitation's code: the code came by mail, so it confirms the address. An earlier unconfirmed
 * registration of the address loses its password; people with an account log in instead.
 */
export async function registerByInvitation(io: Io, code: string, registration: Registration): Promise<LoginOutcome> {
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
