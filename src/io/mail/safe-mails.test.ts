import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foreignText, hasLink } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import type { Mail } from './compose.ts';
import { type AccountChange, accountChangeMail } from './mails/account-change.ts';
import { alreadyRegisteredMail } from './mails/already-registered.ts';
import { billingDifferencesMail, paymentFailedMail, planEndedMail } from './mails/billing.ts';
import {
  cancellationOfAccountMail,
  cancellationReceiptMail,
  cancellationToOperatorMail,
} from './mails/cancellation.ts';
import { addressTakenMail, confirmEmailMail } from './mails/change-email.ts';
import { checkFailedMail } from './mails/check-failed.ts';
import { checkResultMail } from './mails/check-result.ts';
import { confirmLoginMail } from './mails/confirm-login.ts';
import { confirmRegistrationMail } from './mails/confirm-registration.ts';
import { digestMail } from './mails/digest.ts';
import { websiteHandedOverMail, websiteOfferedMail } from './mails/hand-over.ts';
import { healthMail } from './mails/health.ts';
import { incidentMail } from './mails/incident.ts';
import { invitationMail } from './mails/invitation.ts';
import { magicLinkMail } from './mails/magic-link.ts';
import { missingTagMail } from './mails/missing-tag.ts';
import { nextStepMail } from './mails/next-step.ts';
import { cancellationDoneMail, orderMail, planCancelledMail, refundMail } from './mails/order.ts';
import { pausedMail } from './mails/paused.ts';
import { orderDeclinedMail, planRequestMail } from './mails/plan-request.ts';
import { previewGotWorseMail } from './mails/preview-regression.ts';
import { supportAnswerMail, supportMail } from './mails/support.ts';
import { alreadyOnWaitlistMail, confirmWaitlistMail } from './mails/waitlist.ts';

// Every mail with the same hostile value in each field that somebody else can choose.

const url = 'https://linkbild.example/app?code=1';
const links = { url, unsubscribePageUrl: url, oneClickUrl: url };
const text = { en: 'Words of ours.', de: 'Worte von uns.' };
const changes: AccountChange['what'][] = [
  'login',
  'email-requested',
  'email-changed',
  'token',
  'passkey-added',
  'passkey-removed',
  'recovery-code-used',
];

const figures = {
  diskFree: 3,
  databaseBytes: 1,
  slowQueries: 0,
  oldestJob: 0,
  mailsSent: 0,
  mailsFailed: 0,
  mailsBounced: 0,
  errorRate: 0,
  requests: 0,
  workers: 1,
  backupAge: null,
  certificateDays: null,
};
const picture = 'https://linkbild.example/og/card/1~2.jpg';
const card = { imageUrl: picture, title: null, shows: 'no-image' } as const;
const fix = { text, advice: text, gain: null, pages: 1 };
const result = {
  claimUrl: url,
  score: 50,
  pagesPlanned: 2,
  pagesKnown: 3,
  verdict: text,
  fixes: [fix, fix],
  issues: 2,
  url,
};

const mails: Record<string, (language: Language, value: string) => Mail[]> = {
  'account-change.ts': (language, subject) =>
    changes.map((what) => accountChangeMail(language, { what, subject, at: new Date(0), url })),
  'already-registered.ts': (language) => [alreadyRegisteredMail(language, url)],
  'billing.ts': (language, value) => [
    ...[true, false].flatMap((isSo) => [planEndedMail(language, { site: value, plan: 'Shop', url, isUnpaid: isSo })]),
    paymentFailedMail(language, { site: value, plan: 'Shop', url, graceEndsAt: new Date('2026-11-17T12:00:00Z') }),
    billingDifferencesMail(language, [{ site: value, customerId: 'cus_1', news: ['sub_1 new'] }], url),
  ],
  'cancellation.ts': (language, value) => {
    // As long as the form lets them be.
    const declared = { name: value.slice(0, 200), email: value.slice(0, 254), contract: value.slice(0, 300) };
    const words = { ...declared, reason: value.slice(0, 2_000), endsOn: null, number: 'K-1' };
    const received = { ...words, kind: 'for-cause' as const, receivedAt: new Date(0) };
    return [
      cancellationReceiptMail(language, received),
      cancellationToOperatorMail(language, { ...received, url }),
      cancellationOfAccountMail(language, { number: 'K-1', sites: [value, value], url, isBilled: true }),
    ];
  },
  'change-email.ts': (language) => [confirmEmailMail(language, url), addressTakenMail(language, url)],
  'check-failed.ts': (language, site) => [checkFailedMail(language, { site, why: text, url })],
  'check-result.ts': (language, site) => [
    checkResultMail(language, { ...result, site, card: { ...card, title: site } }),
  ],
  'confirm-login.ts': (language) => [confirmLoginMail(language, '012345')],
  'confirm-registration.ts': (language) => [confirmRegistrationMail(language, url)],
  'digest.ts': (language, value) =>
    [0, 1].map((open) =>
      digestMail(language, {
        site: value,
        pagesSeen: 1200,
        pagesChanged: open,
        incidents: open * 7,
        open,
        named: open === 0 ? [] : [{ title: { en: value, de: value }, pages: 412, isOver: false }],
        ...links,
      }),
    ),
  'hand-over.ts': (language, value) => [
    websiteOfferedMail(language, { site: value, from: value, url }),
    websiteHandedOverMail(language, { site: value, to: value, url }),
  ],
  'health.ts': (language) => [healthMail(language, { crossed: ['diskFree'], figures, url })],
  'incident.ts': (language, value) =>
    (['opened', 'resolved'] as const).map((event) =>
      incidentMail(language, {
        event,
        site: value,
        cause: { title: { en: value, de: value }, effect: text },
        pages: 412,
        paths: [value, '/a'],
        url,
      }),
    ),
  'invitation.ts': (language, value) => [invitationMail(language, { url, project: value, from: value })],
  'magic-link.ts': (language) => [magicLinkMail(language, { url: url, shortCode: '01234567' })],
  'missing-tag.ts': (language, value) => [
    missingTagMail(language, { site: value, theme: value, url, was: 'first' }),
    missingTagMail(language, { site: value, theme: value, url, was: 'embed' }),
  ],
  'next-step.ts': (language, value) => [nextStepMail(language, { email: value, site: value, nextStep: value, url })],
  'order.ts': (language, value) => [
    ...(['received', 'confirmed', 'changed'] as const).map((stage) =>
      orderMail(language, { stage, name: 'Shop', site: value, facts: [], documents: ['terms'], url }),
    ),
    planCancelledMail(language, { plan: 'Shop', site: value, endsAt: new Date(0), number: 'K-1', url }),
    planCancelledMail(language, {
      plan: 'Shop',
      site: value,
      endsAt: new Date(0),
      instead: { plan: 'Pro', isEnough: false },
      url,
    }),
    ...[null, { plans: [foreignText(value)], reason: value }].map((goesOn) =>
      cancellationDoneMail(language, { number: 'K-1', endsAt: new Date(0), goesOn, contract: value, timeZone: null }),
    ),
    refundMail(language, { sum: '€5', invoice: value, site: value, reason: value, plan: 'goes-on', url }),
  ],
  'paused.ts': (language, value) =>
    (['channel', 'webhook'] as const).map((what) => pausedMail(language, { what, name: value, site: value, url })),
  'plan-request.ts': (language, value) => [
    planRequestMail(language, { email: value, site: value, planRequest: 'Shop', url }),
    orderDeclinedMail(language, { site: value, planRequest: 'Shop', reason: value, url }),
  ],
  'preview-regression.ts': (language, value) => [
    previewGotWorseMail(language, {
      site: value,
      what: text,
      advice: null,
      paths: [value, value],
      pages: 9,
      all: 20,
      url,
    }),
  ],
  'support.ts': (language, value) => [
    supportMail(language, { name: value, email: value, text: value, url }),
    supportAnswerMail(language, { answer: value, text: value }),
  ],
  'waitlist.ts': (language) => [confirmWaitlistMail(language, links), alreadyOnWaitlistMail(language, links)],
};

/** Mails with a person's own words, which are quoted whole. */
const quoting = new Set(['cancellation.ts', 'order.ts', 'plan-request.ts', 'support.ts']);

const hostile = [
  'Visit evil.example now',
  'Click https://evil.example/login?x=1 today',
  'Shop\r\nBcc: everybody@evil.example\r\n\r\nYour account is closed',
  'A\u2028B\u2029C\u0085D\u0000E\u001b[31mF',
  '\u202Eelpmaxe.live tisiV\u202C now',
  '<a href="https://evil.example">Log in</a> <script>alert(1)</script>',
  '</title></head><img src=x onerror=alert(1)> x',
  'very '.repeat(500),
  'x'.repeat(5_000),
  'evil\u200B.example is \uFEFFfree',
  'Geld bei evil。example holen',
];

test('the table contains every mail', () => {
  const files = readdirSync(new URL('./mails/', import.meta.url)).filter((name) => !name.includes('.test.'));
  expect(Object.keys(mails)).toEqual(files.toSorted());
});

const cases = Object.keys(mails).flatMap((file) => hostile.map((value) => [file, value] as const));
test.each(cases)('%s with %j says only what we say', (file, value) => {
  for (const language of ['en', 'de'] as const) {
    for (const mail of mails[file]?.(language, value) ?? []) {
      expect(mail.subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(mail.subject.length).toBeLessThanOrEqual(200);
      expect(hasLink(mail.subject)).toBe(false);
      // No other element and no other URL than ours.
      const tags = new Set(mail.html.match(/<[a-z!][^\s>]*/gi));
      expect([...tags].filter((tag) => /script|iframe|svg|form/i.test(tag))).toEqual([]);
      for (const [image] of mail.html.matchAll(/<img[^>]*>/g)) expect(image).toContain(`src="${picture}" alt="`);
      for (const [, address] of mail.html.matchAll(/href="([^"]*)"/g)) expect(address).toBe(url);
      for (const body of [mail.text, mail.html.replace(/<[^>]+>/g, ' ')]) {
        const ours = body.replaceAll(url, '').replaceAll(url.replace('&', '&amp;'), '');
        expect(hasLink(ours)).toBe(false);
        expect(ours).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\u2029]/);
      }
      expect(mail.text).not.toMatch(/^Your account is closed/m);
      expect(mail.text.length).toBeLessThan(quoting.has(file) ? 12_000 : 3_000);
    }
  }
});

test('an ordinary name is unchanged', () => {
  const mail = invitationMail('de', { url, project: 'Käse & Söhne', from: 'anna@shop.example' });
  expect(mail.subject).toBe('Einladung zu Käse & Söhne auf Linkbild');
  expect(mail.text).toContain('anna@shop.example lädt Sie ein');
  const reported = checkResultMail('en', { ...result, site: 'shop.example', card: { ...card, title: 'Käse & Söhne' } });
  expect(reported.subject).toBe('shop.example: 50 out of 100 for your link previews');
  expect(reported.html).toContain('alt="WhatsApp shows “Käse &amp; Söhne” without an image."');
  expect(reported.text).toContain('1. Words of ours.\nWords of ours.\n1 of 2 pages');
});

/** As somebody writes who is angry, and exact: paragraphs, addresses, umlauts, 2,000 characters. */
const whole = [
  'Sehr geehrte Damen und Herren,',
  '',
  'hiermit kündige ich den Tarif „Basic“ für https://www.mein-shop.de/warenkorb?aktion=1&größe=M,',
  'bitte schreiben Sie an größe@mein-shop.de. 5 < 6 & 7 > 3.',
  'Ä Ö Ü ß '.repeat(240).trim(),
]
  .join('\n')
  .slice(0, 2_000)
  .trim();
const readable = (text: string) =>
  text
    .replaceAll('\u2060', '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test.each([...[...quoting].map((file) => [file, 'en'] as const), ...[...quoting].map((file) => [file, 'de'] as const)])(
  '%s in %s: what somebody wrote arrives whole, line by line',
  (file, language) => {
    const all = (mails[file]?.(language, whole) ?? []).filter(({ html }) => html.includes('border-left:3px'));
    expect(all.length).toBeGreaterThan(0);
    for (const mail of all) {
      const text = readable(mail.text).replaceAll('\n> ', '\n');
      const html = readable(mail.html.replaceAll('<br>', '\n'));
      expect(text).toContain(whole);
      expect(html).toContain(whole);
    }
  },
);

test('who may withdraw reads that their right is attached', () => {
  const order = { stage: 'confirmed' as const, name: '100 Credits', site: 'lamps.example', facts: [], url };
  const textOf = (documents: ('terms' | 'withdrawal')[]) => orderMail('de', { ...order, documents }).text;
  expect(textOf(['terms', 'withdrawal'])).toContain('Unsere AGB und das Widerrufsrecht finden Sie im Anhang.');
  expect(textOf(['terms'])).toContain('Unsere AGB finden Sie im Anhang.');
});
