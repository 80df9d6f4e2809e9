import { ApiError } from '#contract/errors.ts';
import type { Language, Text } from '#domain/language.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { newToken } from '#io/accounts/tokens.ts';
import {
  confirmWaitlistEntry,
  removeWaitlistEntry,
  renewWaitlistCode,
  upsertWaitlistEntry,
  type WaitlistEntryRow,
} from '#io/db/queries/operation/waitlist.ts';
import type { Io } from '#io/io.ts';
import { alreadyOnWaitlistMail, confirmWaitlistMail } from '#io/mail/mails/waitlist.ts';
import { pageUrl } from '#io/page-url.ts';

// docs/decisions/009-what-the-specification-leaves-open.md#checker-waitlist-poll: double opt-in, code valid 7 days.
const VALID_SECONDS = 7 * 86_400;

/** The same for everybody: the form does not reveal who is on the list. */
export const mailSent: Text = {
  en: 'An email has been sent to you. Please confirm your email address.',
  de: 'Wir haben Ihnen eine E-Mail gesendet. Bestätigen Sie darin Ihre E-Mail-Adresse.',
};

interface WaitlistRequest {
  email: string;
  website?: string | undefined;
  shopifyUrl?: string | undefined;
  language: Language;
}

export async function joinWaitlist(io: Io, { email, website, shopifyUrl, language }: WaitlistRequest): Promise<void> {
  await io.db.transaction(async (db) => {
    const code = newToken();
    const given = { email, website: website ?? null, shopifyUrl: shopifyUrl ?? null, language };
    const entry = await upsertWaitlistEntry(db, { ...given, code, validSeconds: VALID_SECONDS });
    const links = linksOf(io, entry, language, code);
    const mail = entry.confirmedAt ? alreadyOnWaitlistMail(language, links) : confirmWaitlistMail(language, links);
    await writeMail(io, db, { email, language }, mail);
  });
}

function linksOf(io: Io, { unsubscribeCode }: WaitlistEntryRow, language: Language, code: string) {
  const leaving = { confirmationCode: unsubscribeCode };
  return {
    url: pageUrl(io, language, '/waitlist-confirmation', { confirmationCode: code }),
    unsubscribePageUrl: pageUrl(io, language, '/waitlist-unsubscribe', leaving),
    oneClickUrl: `${io.settings.apiUrl}/waitlist-unsubscribe/one-click?${new URLSearchParams(leaving)}`,
  };
}

/** By the super admin, to somebody who has not confirmed: the mail may have been lost. */
export async function resendWaitlistMail(io: Io, id: number | string): Promise<void> {
  await io.db.transaction(async (db) => {
    const code = newToken();
    const entry = typeof id === 'number' ? await renewWaitlistCode(db, id, code, VALID_SECONDS) : null;
    if (!entry) throw new ApiError('NOT_FOUND');
    const { email, language } = entry;
    await writeMail(io, db, { email, language }, confirmWaitlistMail(language, linksOf(io, entry, language, code)));
  });
}

export async function confirmWaitlist(io: Io, code: string): Promise<void> {
  const outcome = await confirmWaitlistEntry(io.db, code);
  if (outcome === 'unknown') throw new ApiError('INVALID_WAITLIST_CODE');
  if (outcome === 'expired') throw new ApiError('EXPIRED_WAITLIST_CODE');
}

export async function leaveWaitlist(io: Io, unsubscribeCode: string): Promise<void> {
  if (!(await removeWaitlistEntry(io.db, unsubscribeCode))) throw new ApiError('INVALID_WAITLIST_CODE');
}
