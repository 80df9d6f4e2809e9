import { ApiError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { loginLinkBackoff, retryAfterSeconds } from '#domain/access/login.ts';
import type { Language } from '#domain/language.ts';
import { countAgainst, enforceLimit, limitKey, pairKey } from '#flows/guards/rate-limit.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { newShortCode, newToken } from '#io/accounts/tokens.ts';
import {
  addMagicLink,
  consumeMagicLink,
  countTypedCode,
  findMagicLink,
  hasFreshLink,
} from '#io/db/queries/accounts/logins.ts';
import { findUserByEmail } from '#io/db/queries/accounts/users.ts';
import { clearHits, lockHits, readHits } from '#io/db/queries/operation/rate-limits.ts';
import type { Io } from '#io/io.ts';
import { magicLinkMail } from '#io/mail/mails/magic-link.ts';
import { pageUrl } from '#io/page-url.ts';
import { confirmAddress } from './confirm-address.ts';
import { type LoginFrom, type LoginOutcome, openSession } from './open-session.ts';

// Threat: guessing a code; ending the owner's link by guessing; blocking the owner's mail. Layers: the link's 256 bits
// cannot be guessed, so nothing counts against it; the eight digits beside it are counted, five per client and some
// more in total, and only the digits expire by that; mails to one address have pauses shorter than a link's lifetime,
// so that anyone who waits has a valid link in the mailbox. Left open: anyone who reads the mail can log in.

const VALID_SECONDS = 15 * 60;
/** From all clients together; then only the link works. */
const MAX_TYPED_CODES = 20;

interface Wanted {
  email: string;
  language: Language;
  next?: string | null | undefined;
}

/** Does the same work for every address. Only the job looks up the account, where response times cannot reveal it. */
export async function requestMagicLink(io: Io, { email, language, next = null }: Wanted) {
  await io.queue.enqueue(io.db, 'send-magic-link', { email, language, next });
}

/** The job. */
export async function sendMagicLink(io: Io, { email, language, next }: Wanted): Promise<void> {
  const user = await findUserByEmail(io.db, email);
  if (!user || user.status === 'suspended') return;
  const limit = limits.loginMails;
  await io.db.transaction(async (db) => {
    const key = limitKey(io, limit, email);
    await lockHits(db, key);
    const sent = await readHits(db, limit.windowSeconds, key);
    const isPause = retryAfterSeconds(sent, limit.max, loginLinkBackoff) > 0;
    if (isPause && (await hasFreshLink(db, email, loginLinkBackoff.longestSeconds))) return;
    await countAgainst({ ...io, db }, limit, email);
    const [code, shortCode] = [newToken(), newShortCode()];
    const shortCodeHash = hashShortCode(io, email, shortCode);
    await addMagicLink(db, { email, code, shortCodeHash, validSeconds: VALID_SECONDS });
    const url = pageUrl(io, language, '/app/login', { magicLinkCode: code, email, ...(next ? { next } : {}) });
    await writeMail(io, db, { email, language }, magicLinkMail(language, { url, shortCode }));
  });
}

const hashShortCode = (io: Io, email: string, shortCode: string) =>
  io.keys.hash('login-code', JSON.stringify([email, shortCode]));

interface Attempt {
  code: string;
  email?: string | undefined;
  from: LoginFrom;
}

export async function logInByMagicLink(io: Io, { code, email, from }: Attempt): Promise<LoginOutcome> {
  const link = await findMagicLink(io.db, code);
  if (link && (!email || link.email === email)) return follow(io, link, from);
  if (!email) throw new ApiError('LOGIN_INCORRECT_MAGIC_LINK_CODE');
  const limit = limits.typedLoginCodes;
  const here = pairKey(from.client, email);
  await enforceLimit(io, limit, here);
  const typed = hashShortCode(io, email, code.replace(/[\s-]/g, ''));
  const open = await countTypedCode(io.db, email);
  const found = open.find(({ shortCodeHash, attempts }) => shortCodeHash === typed && attempts <= MAX_TYPED_CODES);
  if (!found) throw new ApiError('LOGIN_INCORRECT_MAGIC_LINK_CODE');
  const entered = await follow(io, found, from);
  await clearHits(io.db, limitKey(io, limit, here));
  return entered;
}

interface Link {
  id: number;
  email: string;
  usedAt: Date | null;
  expiresAt: Date;
}

async function follow(io: Io, link: Link, from: LoginFrom): Promise<LoginOutcome> {
  if (link.usedAt) throw new ApiError('LOGIN_INCORRECT_MAGIC_LINK_CODE');
  if (link.expiresAt < io.now()) throw new ApiError('EXPIRED_MAGIC_LINK_CODE');
  return io.db.transaction(async (db) => {
    if (!(await consumeMagicLink(db, link.id, link.email))) throw new ApiError('LOGIN_INCORRECT_MAGIC_LINK_CODE');
    const user = await findUserByEmail(db, link.email);
    if (!user) throw new ApiError('LOGIN_INCORRECT_MAGIC_LINK_CODE');
    // The link confirms the address, as a confirmation or an invitation would.
    const proven = await confirmAddress(db, link.email, { passwordHash: null, language: user.language });
    return openSession(io, proven ?? user, { method: 'link', from }, db);
  });
}
