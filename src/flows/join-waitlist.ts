import { ApiError } from '#contract/errors.ts';
import type { Language, Text } from '#domain/language.ts';
import { newToken } from '#io/accounts/tokens.ts';
import { countHit, type Limit } from '#io/db/queries/rate-limits.ts';
import { confirmWaitlistEntry, putWaitlistEntry, removeWaitlistEntry } from '#io/db/queries/waitlist.ts';
import type { Io } from '#io/io.ts';
import { alreadyOnWaitlistMail, confirmWaitlistMail } from '#io/mail/mails/waitlist.ts';
import { pageUrl } from './page-url.ts';
import { writeMail } from './send-mail.ts';

// Decisions, Waitlist: double opt-in, code valid 7 days. The limits bound what a form can send to somebody else's address.
const VALID_SECONDS = 7 * 86_400;
const perClient: Limit = { bucket: 'waitlist-client', max: 20, windowSeconds: 3600 };
const perAddress: Limit = { bucket: 'waitlist-address', max: 3, windowSeconds: 86_400 };
const codesPerClient: Limit = { bucket: 'waitlist-code-client', max: 30, windowSeconds: 900 };

/** The same to everybody: the form does not tell who is on the list. */
export const mailSent: Text = {
  en: 'An email has been sent to you. Please confirm your email address.',
  de: 'Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie Ihre E-Mail-Adresse.',
};

interface Wish {
  email: string;
  website?: string | undefined;
  shopifyUrl?: string | undefined;
  language: Language;
  client: string;
}

export async function joinWaitlist(io: Io, { email, website, shopifyUrl, language, client }: Wish): Promise<void> {
  await refuseOver(io, perClient, client);
  await refuseOver(io, perAddress, email);
  await io.db.transaction(async (db) => {
    const code = newToken();
    const wish = { email, website: website ?? null, shopifyUrl: shopifyUrl ?? null, language };
    const entry = await putWaitlistEntry(db, { ...wish, code, validSeconds: VALID_SECONDS });
    const leaving = { confirmationCode: entry.unsubscribeCode };
    const links = {
      leaveUrl: pageUrl(io, language, '/waitlist-unsubscribe', leaving),
      oneClickUrl: `${io.settings.apiUrl}/waitlist-unsubscribe/one-click?${new URLSearchParams(leaving)}`,
    };
    const url = pageUrl(io, language, '/waitlist-confirmation', { confirmationCode: code });
    const mail = entry.confirmedAt
      ? alreadyOnWaitlistMail(language, links)
      : confirmWaitlistMail(language, { ...links, url });
    await writeMail(io, db, { email, language }, mail);
  });
}

export async function confirmWaitlist(io: Io, code: string, client: string): Promise<void> {
  await refuseOver(io, codesPerClient, client);
  const outcome = await confirmWaitlistEntry(io.db, code);
  if (outcome === 'unknown') throw new ApiError('INVALID_WAITLIST_CODE');
  if (outcome === 'expired') throw new ApiError('EXPIRED_WAITLIST_CODE');
}

export async function leaveWaitlist(io: Io, unsubscribeCode: string, client: string): Promise<void> {
  await refuseOver(io, codesPerClient, client);
  if (!(await removeWaitlistEntry(io.db, unsubscribeCode))) throw new ApiError('INVALID_WAITLIST_CODE');
}

async function refuseOver(io: Io, limit: Limit, key: string) {
  const stand = await countHit(io.db, limit, key);
  if (stand.isOver) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: stand.retryAfterSeconds });
}
