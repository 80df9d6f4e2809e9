import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { newToken } from '#io/accounts/tokens.ts';
import {
  addMagicLink,
  countWrongCode,
  findMagicLink,
  findNewestMagicLink,
  spendMagicLink,
} from '#io/db/queries/login-codes.ts';
import { changeUser, findUserByEmail } from '#io/db/queries/users.ts';
import type { Io } from '#io/io.ts';
import { magicLinkMail } from '#io/mail/mails/magic-link.ts';
import { type Entered, type LoginFrom, openSession } from './open-session.ts';
import { pageUrl } from './page-url.ts';
import { writeMail } from './send-mail.ts';

// Single use, 15 minutes, five wrong codes for an address end it (decisions, Accounts).
const VALID_SECONDS = 15 * 60;
const MAX_WRONG_CODES = 5;

/** Does the same for every address: whether there is an account is found out by the job, where nobody can measure it. */
export async function requestMagicLink(io: Io, { email, language }: { email: string; language: Language }) {
  await io.queue.enqueue(io.db, 'send-magic-link', { email, language });
}

/** The job. Also what the first start uses for the super admin's one-time link. */
export async function sendMagicLink(io: Io, email: string, language: Language): Promise<void> {
  const user = await findUserByEmail(io.db, email);
  if (!user || user.status === 'suspended') return;
  await io.db.transaction(async (db) => {
    const code = newToken();
    await addMagicLink(db, email, code, VALID_SECONDS);
    const url = pageUrl(io, language, '/app/login', { magicLinkCode: code, email });
    await writeMail(io, db, { email, language }, magicLinkMail(language, url));
  });
}

interface Attempt {
  code: string;
  email?: string | undefined;
  from: LoginFrom;
}

export async function logInByMagicLink(io: Io, { code, email, from }: Attempt): Promise<Entered> {
  const link = await findMagicLink(io.db, code);
  const fits = link && (!email || link.email === email);
  const newest = await findNewestMagicLink(io.db, email ?? link?.email ?? '');
  if (newest && newest.attempts >= MAX_WRONG_CODES)
    throw new ApiError('MAX_ATTEMPTS_EXCEEDED', { retryAfterSeconds: VALID_SECONDS });
  if (!fits || link.usedAt) {
    if (newest && !newest.usedAt && !link) await countWrongCode(io.db, newest.id);
    throw new ApiError('LOGIN_INCORRECT_MAGIC_LINK_CODE');
  }
  if (link.expiresAt < io.now()) throw new ApiError('EXPIRED_MAGIC_LINK_CODE');
  return io.db.transaction(async (db) => {
    if (!(await spendMagicLink(db, link.id, link.email))) throw new ApiError('LOGIN_INCORRECT_MAGIC_LINK_CODE');
    const user = await findUserByEmail(db, link.email);
    if (!user) throw new ApiError('LOGIN_INCORRECT_MAGIC_LINK_CODE');
    // The link proves the address, as a confirmation or an invitation would. Whoever registered it without ever
    // confirming it may have been somebody else, and does not keep a password to it.
    const isUnproven = user.status === 'inactive' || user.status === 'pending';
    const proof = { status: 'active' as const, passwordHash: null };
    const proven = isUnproven ? ((await changeUser(db, user.id, proof)) ?? user) : user;
    return openSession(io, proven, { method: 'link', from }, db);
  });
}
