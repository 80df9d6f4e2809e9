import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { createMailTransport, mailClassOf } from '#io/mail/transport.ts';
import { createTestApi, waitFor } from '../../../test/api.ts';
import { writeMail } from './send-mail.ts';

/** A mail server that takes digests and does not acknowledge them before this. */
const released = Promise.withResolvers<void>();
const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    const to = envelope.rcptTo[0]?.address ?? '';
    stream.resume();
    stream.on('end', () => {
      received.push(to);
      if (to.startsWith('digest')) void released.promise.then(() => done());
      else done();
    });
  },
});
server.on('error', () => undefined);
const port = await new Promise<number>((resolve) => {
  const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
});
const mailTransport = createMailTransport(`smtp://127.0.0.1:${port}`, 'Linkbild <hello@linkbild.example>');
const { io, runJobs } = await createTestApi({ mailTransport });
afterAll(async () => {
  released.resolve();
  mailTransport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const write = (email: string, kind: string) =>
  writeMail(io, io.db, { email, language: 'en' }, { kind, subject: 'x', html: '<p>x</p>', text: 'x' });

test('a login link and an alert are sent while a hundred digests wait for a mail server that does not take them', async () => {
  for (let at = 0; at < 100; at++) await write(`digest-${at}@example.com`, 'digest');
  await runJobs();
  await waitFor(async () => received.length > 0, 'the first digest');
  await write('alert@example.com', 'incident-opened');
  await write('login@example.com', 'magic-link');
  await waitFor(async () => received.includes('login@example.com') && received.includes('alert@example.com'), 'both');
  expect(
    received.filter((to) => to.startsWith('digest')),
    'no digest was acknowledged',
  ).toHaveLength(1);
  released.resolve();
  await waitFor(async () => received.length === 102, 'all digests');
});

test.each([
  ['magic-link', 2],
  ['account-password-changed', 2],
  ['confirm-registration', 2],
  ['check-result', 1],
  ['cancellation-receipt', 1],
  ['incident-opened', 1],
  ['digest', 0],
])('a mail of the kind %s has the class %i', (kind, expected) => expect(mailClassOf(kind)).toBe(expected));
