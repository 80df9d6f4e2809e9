import { expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import type { Mail } from './compose.ts';
import { accountChangeMail } from './mails/account-change.ts';
import { disputeMail, paymentFailedMail } from './mails/billing.ts';
import { cancellationDoneMail, planCancelledMail, refundMail } from './mails/order.ts';

// Half past midnight in Berlin, the evening before in New York.
const at = new Date('2026-11-17T23:30:00Z');
const [site, plan, url] = ['lamps.example', 'Basic', 'https://linkbild.example/app'];
const dispute = { customerId: 'cus_1', cents: 900, currency: 'eur', status: 'needs_response', reason: 'fraudulent' };

const mails: [name: string, compose: (language: Language, timeZone: string | null) => Mail][] = [
  [
    'a change of the account',
    (language, timeZone) => accountChangeMail(language, { what: 'password', at, timeZone, url }),
  ],
  [
    'a failed payment',
    (language, timeZone) => paymentFailedMail(language, { site, plan, graceEndsAt: at, timeZone, url }),
  ],
  ['a dispute', (language, timeZone) => disputeMail(language, { ...dispute, dueBy: at, timeZone })],
  ['a cancelled plan', (language, timeZone) => planCancelledMail(language, { plan, site, endsAt: at, timeZone, url })],
  [
    'a cancellation carried out',
    (language, timeZone) => cancellationDoneMail(language, { number: 'K-1', endsAt: at, contract: 'Basic', timeZone }),
  ],
  [
    'a refund that ends the plan',
    (language, timeZone) =>
      refundMail(language, { sum: '€9', invoice: 'A-1', site, reason: 'r', plan: { endsAt: at }, timeZone, url }),
  ],
];

test.each(mails)('%s has the date of the reader’s time zone, and Berlin’s if it is not known', (_, compose) => {
  expect(compose('en', 'America/New_York').text).toContain('17 Nov 2026');
  expect(compose('de', 'America/New_York').text).toContain('17.11.2026');
  expect(compose('en', null).text).toContain('18 Nov 2026');
  expect(compose('de', null).text).toContain('18.11.2026');
});

test('a time names its zone as people do', () => {
  const textOf = (language: Language, timeZone: string | null) =>
    accountChangeMail(language, { what: 'password', at, timeZone, url }).text;
  expect(textOf('en', 'America/New_York')).toContain('17 Nov 2026, 18:30 (EST)');
  expect(textOf('de', null)).toContain('18.11.2026 00:30 Uhr (MEZ)');
});
