import { expect, test } from 'vitest';
import { hasLink } from '#domain/format/mail-text.ts';
import { cancellationOfAccountMail, cancellationReceiptMail } from './mails/cancellation.ts';
import { cancellationDoneMail } from './mails/order.ts';

// What a person reads about their declaration, from its receipt to its end.

const url = 'https://linkbild.example/app?code=1';
const readable = (text: string) => text.replaceAll('\u2060', '');

test('the receipt of a cancellation has the name and the address as they were written, without a link', () => {
  const name = `Müller shop.de GmbH ${'& Söhne '.repeat(22)}KG`;
  const email = `${'buchhaltung.'.repeat(5)}einkauf@${'sehr-langer-name.'.repeat(5)}example`;
  const declared = { name, email, contract: 'Basic', reason: null, endsOn: null, number: 'K-1' };
  const mail = cancellationReceiptMail('de', { ...declared, kind: 'ordinary', receivedAt: new Date(0) });
  expect(name.length).toBeGreaterThan(190);
  expect(readable(mail.text)).toContain(`Name\n> ${name}\n`);
  expect(readable(mail.text)).toContain(`E-Mail-Adresse: ${email}\n`);
  for (const part of [mail.text, mail.html]) expect(hasLink(part)).toBe(false);
});

test('a declaration after which plans go on names no end, or says which plans have none', () => {
  const about = { number: 'K-1', contract: 'Basic', timeZone: null };
  const goesOn = { plans: ['lamps.example (Pro)'], reason: 'Sie möchten ihn behalten.' };
  const none = cancellationDoneMail('de', { ...about, endsAt: null, goesOn });
  expect(none.subject).toBe('Ihre Kündigung ist bearbeitet (K-1)');
  expect(none.text).not.toContain('endet am');
  const some = cancellationDoneMail('de', { ...about, endsAt: new Date('2026-12-31T12:00:00Z'), goesOn });
  for (const { text } of [none, some])
    for (const words of ['Weiterhin aktiv: lamps.example (Pro).', '> Sie möchten ihn behalten.'])
      expect(readable(text)).toContain(words);
  expect(some.text).toContain('Ihr Vertrag endet am 31.12.2026 (K-1).');
});

test.each(['en', 'de'] as const)(
  'a withdrawal is called one, and no link offers to cancel instead (%s)',
  (language) => {
    const about = { number: 'K-1', sites: ['lamps.example'], url, isBilled: true };
    const [mail, cancelled] = [true, false].map((isWithdrawal) =>
      cancellationOfAccountMail(language, { ...about, isWithdrawal }),
    );
    expect(mail?.subject).toMatch(/^(Withdrawal|Widerruf)/);
    expect(mail?.text).not.toContain(url);
    expect(mail?.text).not.toMatch(/ancellation|Kündigung/);
    expect(cancelled?.text).toContain(url);
  },
);
