import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { mails } from '#io/db/schema/index.ts';
import { alreadyRegisteredMail } from '#io/mail/mails/already-registered.ts';
import { confirmLoginMail } from '#io/mail/mails/confirm-login.ts';
import { confirmRegistrationMail } from '#io/mail/mails/confirm-registration.ts';
import { invitationMail } from '#io/mail/mails/invitation.ts';
import { magicLinkMail } from '#io/mail/mails/magic-link.ts';
import { alreadyOnWaitlistMail, confirmWaitlistMail } from '#io/mail/mails/waitlist.ts';
import { createMailTransport } from '#io/mail/transport.ts';
import { createTestApi, waitFor } from '../../../test/api.ts';
import { sendMail, writeMail } from './send-mail.ts';

// Through a real SMTP server on this machine, which refuses the first attempt for one address.

const received: { to: string; content: string }[] = [];
let refusals = 1;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: ({ address }, _session, done) => {
    if (address.startsWith('later@') && refusals-- > 0) return done(new Error('try again'));
    done();
  },
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      received.push({ to, content: Buffer.concat(chunks).toString('utf8') });
      done();
    });
  },
});
const port = await new Promise<number>((resolve) => {
  const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
});
const mailTransport = createMailTransport(`smtp://127.0.0.1:${port}`, 'Linkbild <hello@linkbild.example>');
const api = await createTestApi({ mailTransport });
afterAll(async () => {
  mailTransport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const leaving = {
  unsubscribePageUrl: 'https://linkbild.example/leave',
  oneClickUrl: 'https://linkbild.example/api/one?c=1',
};
const samples = {
  'confirm-waitlist': (language: 'en' | 'de') =>
    confirmWaitlistMail(language, { url: 'https://linkbild.example/w', ...leaving }),
  'already-on-waitlist': (language: 'en' | 'de') => alreadyOnWaitlistMail(language, leaving),
  'magic-link': (language: 'en' | 'de') =>
    magicLinkMail(language, { url: 'https://linkbild.example/login?a=1&b=2', shortCode: '01234567' }),
  'already-registered': (language: 'en' | 'de') => alreadyRegisteredMail(language, 'https://linkbild.example/l'),
  'confirm-registration': (language: 'en' | 'de') => confirmRegistrationMail(language, 'https://linkbild.example/x'),
  invitation: (language: 'en' | 'de') =>
    invitationMail(language, { url: 'https://linkbild.example/i', project: 'Tom & <b>Jerry</b>', from: '"Ada" <x>' }),
};

test.each(Object.keys(samples) as (keyof typeof samples)[])(
  'the mail %s says the same in HTML and text, in both languages, with every value escaped',
  (kind) => {
    const [en, de] = [samples[kind]('en'), samples[kind]('de')];
    expect(en.subject).not.toBe(de.subject);
    for (const mail of [en, de]) {
      expect(mail.html).toContain(`lang="${mail === en ? 'en' : 'de'}"`);
      expect(mail.html).not.toContain('<b>');
      expect(mail.html).not.toMatch(/undefined|null|\[object/);
      expect(mail.text).toMatch(/https:\/\/linkbild\.example\//);
    }
  },
);

test('a mail is sent over SMTP and marked as sent', async () => {
  await api.runJobs();
  const id = await writeMail(
    api.io,
    api.io.db,
    { email: 'jo@example.com', language: 'de' },
    samples['magic-link']('de'),
  );
  const mail = await waitFor(async () => received.find(({ to }) => to === 'jo@example.com'), 'the mail');
  expect(mail.content).toContain('multipart/alternative');
  const row = await waitFor(
    async () => (await api.io.db.select().from(mails).where(eq(mails.id, id))).find(({ state }) => state === 'sent'),
    'the mark',
  );
  expect(row.sentAt).not.toBeNull();
  await sendMail(api.io, id);
  expect(received.filter(({ to }) => to === 'jo@example.com')).toHaveLength(1);
});

test('a list mail has one-click unsubscribe', async () => {
  const to = { email: 'list@example.com', language: 'en' as const };
  await writeMail(api.io, api.io.db, to, samples['confirm-waitlist']('en'));
  const { content } = await waitFor(async () => received.find((mail) => mail.to === to.email), 'the mail');
  expect(content).toContain('List-Unsubscribe: <https://linkbild.example/api/one?c=1>');
  expect(content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a refused mail is retried', async () => {
  const id = await writeMail(
    api.io,
    api.io.db,
    { email: 'later@example.com', language: 'en' },
    samples['magic-link']('en'),
  );
  await waitFor(async () => received.find(({ to }) => to === 'later@example.com'), 'the second try');
  const row = await waitFor(
    async () => (await api.io.db.select().from(mails).where(eq(mails.id, id))).find(({ state }) => state === 'sent'),
    'the mark',
  );
  expect(row.error).toBeNull();
});

test('a mail written in a transaction that fails does not exist', async () => {
  const failing = api.io.db.transaction(async (db) => {
    await writeMail(api.io, db, { email: 'never@example.com', language: 'en' }, samples['magic-link']('en'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await api.io.db.select().from(mails).where(eq(mails.recipient, 'never@example.com'))).toHaveLength(0);
});

test('a mail that stays in the outbox is logged without its text: some subjects are codes', async () => {
  const io = { ...api.io, mailTransport: { send: null, close: () => undefined } };
  const to = { email: 'outbox@example.com', language: 'en' as const };
  const mailId = await writeMail(io, io.db, to, confirmLoginMail('en', '048151'));
  await sendMail(io, mailId);
  const lines = api.logged.filter((line) => line.includes('mail in the outbox'));
  expect(lines.join()).toContain('confirm-login');
  expect(lines.join()).not.toContain('048151');
});
