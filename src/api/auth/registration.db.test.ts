import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { callHeaders } from '#contract/client.ts';
import { newToken } from '#io/accounts/tokens.ts';
import { addSession, rememberDevice } from '#io/db/queries/accounts/sessions.ts';
import { addUser, findUserByEmail } from '#io/db/queries/accounts/users.ts';
import { confirmations, mails, users } from '#io/db/schema/index.ts';
import { createTestApi, siteUrl, waitFor } from '../../../test/api.ts';
import { fromLink } from '../../../test/mails.ts';

// Nobody can prepare an account for somebody else, and the form does not reveal who has one.

const api = await createTestApi();
const { db } = api.io;
const password = 'a long enough password';
const foreign = 'the attackers password';
beforeAll(() => api.runJobs());

const post = (path: string, body: unknown, { client = 'someone', cookie = '' } = {}) => {
  const headers = { ...callHeaders, origin: siteUrl, cookie };
  return api.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, client);
};
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;
const browserOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('linkbild_registration='))
    ?.split(';')[0] ?? '';

const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
/** Once the job has processed all registrations. */
async function handled(email: string) {
  await waitFor(async () => {
    const rows = await db.select().from(confirmations).where(eq(confirmations.email, email));
    return rows.length > 0 && rows.every(({ handledAt }) => handledAt !== null);
  }, 'the end of the job');
  return mailsTo(email);
}
const register = (email: string, chosen: string, client = 'someone', cookie = '') =>
  post('/auth/register', { email, password: chosen }, { client, cookie });
const logIn = (email: string, typed: string, client = newToken(), cookie = '') =>
  post('/auth/login', { email, password: typed }, { client, cookie });
const confirm = (code: string, more: object = {}) =>
  post('/auth/login-via-confirmation-code', { confirmationCode: code, ...more });

test('a known and an unknown address get the same response, and each its own mail', async () => {
  await api.addPerson('da@example.com', { password });
  const [known, unknown] = [await register('da@example.com', foreign), await register('neu@example.com', foreign)];
  expect([known.status, await known.json()]).toEqual([200, { confirmation: 'mail-sent' }]);
  expect([unknown.status, await unknown.json()]).toEqual([200, { confirmation: 'mail-sent' }]);
  expect((await handled('neu@example.com')).map(({ kind }) => kind)).toEqual(['confirm-registration']);
  const [mail] = await handled('da@example.com');
  expect([mail?.kind, mail?.subject]).toEqual(['already-registered', 'You already have a Linkbild account']);
  // Logging in with what was just registered does not tell them apart either.
  for (const [email, response] of [
    ['da@example.com', known],
    ['neu@example.com', unknown],
  ] as const) {
    expect(await codeOf(await logIn(email, foreign))).toBe('LOGIN_INCORRECT_PASSWORD');
    expect(await codeOf(await logIn(email, foreign, newToken(), browserOf(response)))).toBe('EMAIL_NOT_CONFIRMED');
  }
  const link = await post('/auth/login-via-magic-link-code', {
    magicLinkCode: fromLink(mail ?? { text: '' }, 'magicLinkCode'),
  });
  expect(link.status).toBe(200);
  expect((await logIn('da@example.com', password)).status).toBe(200);
});

test('each mail confirms the password entered with it, and ends every other registration of the address', async () => {
  const email = 'victim@example.com';
  await register(email, foreign, 'attacker');
  for (let index = 0; index < 40; index++) await logIn(email, foreign, 'attacker');
  expect(await handled(email)).toHaveLength(1);
  await register(email, password, 'victim');
  const [first, second] = await handled(email);
  const [theirs, own] = [
    fromLink(first ?? { text: '' }, 'confirmationCode'),
    fromLink(second ?? { text: '' }, 'confirmationCode'),
  ];
  expect((await confirm(own)).status).toBe(200);
  expect((await logIn(email, password)).status).toBe(200);
  expect(await codeOf(await logIn(email, foreign))).toBe('LOGIN_INCORRECT_PASSWORD');
  expect(await codeOf(await confirm(theirs))).toBe('INVALID_CONFIRMATION_CODE');
  expect((await logIn(email, password)).status).toBe(200);
});

test("a mail from a stranger's registration asks for a password in the owner's browser", async () => {
  const email = 'curious@example.com';
  const stranger = await post(
    '/auth/register',
    { email, password: foreign, firstname: 'Mallory' },
    { client: 'stranger' },
  );
  const [mail] = await handled(email);
  const code = fromLink(mail ?? { text: '' }, 'confirmationCode');
  const look = async (cookie: string) =>
    (await api.request(`/auth/registration?confirmationCode=${code}`, { headers: { cookie } })).json();
  expect(await look('')).toEqual({ email, isThisBrowser: false });
  expect(await look('linkbild_registration=guess')).toEqual({ email, isThisBrowser: false });
  expect(await look(browserOf(stranger))).toEqual({ email, isThisBrowser: true });
  const confirmed = await confirm(code, { password });
  expect(await confirmed.json()).toMatchObject({ user: { email, firstname: null, hasPassword: true } });
  expect((await logIn(email, password)).status).toBe(200);
  expect(await codeOf(await logIn(email, foreign))).toBe('LOGIN_INCORRECT_PASSWORD');
});

test('the same password typed at the confirmation keeps the names', async () => {
  const email = 'phone@example.com';
  await post('/auth/register', { email, password, firstname: 'Ada', lastname: 'Lovelace' });
  const [mail] = await handled(email);
  const confirmed = await confirm(fromLink(mail ?? { text: '' }, 'confirmationCode'), { password });
  expect(await confirmed.json()).toMatchObject({ user: { firstname: 'Ada', lastname: 'Lovelace', status: 'active' } });
});

test('nothing of an earlier unconfirmed account survives', async () => {
  const email = 'old@example.com';
  const passwordHash = await api.io.passwords.hash(foreign);
  const old = await addUser(db, { email, status: 'inactive', passwordHash, firstname: 'Mallory' });
  const session = newToken();
  await addSession(db, old?.id ?? 0, session);
  await rememberDevice(db, old?.id ?? 0, 'device');
  expect(await codeOf(await logIn(email, foreign))).toBe('LOGIN_INCORRECT_PASSWORD');
  expect(await mailsTo(email)).toEqual([]);
  await register(email, password);
  const [mail] = await handled(email);
  expect((await confirm(fromLink(mail ?? { text: '' }, 'confirmationCode'))).status).toBe(200);
  expect(await findUserByEmail(db, email)).toMatchObject({ firstname: null, status: 'active' });
  await expect(api.as(session).getUser()).rejects.toMatchObject({ status: 401 });
  expect(await codeOf(await logIn(email, foreign))).toBe('LOGIN_INCORRECT_PASSWORD');
  const { rows } = await db.execute(
    sql`select 1 from known_devices where token_hash = encode(sha256('device'), 'hex')`,
  );
  expect(rows).toEqual([]);
});

test('a registration is not an account until it is confirmed', async () => {
  const email = 'nobody-yet@example.com';
  await register(email, password);
  await handled(email);
  expect(await db.select().from(users).where(eq(users.email, email))).toEqual([]);
});

test('mails to one address have growing pauses, and one client is limited', async () => {
  const email = 'flooded@example.com';
  for (let index = 0; index < 8; index++) await register(email, foreign, `flood-${index}`);
  expect(await handled(email)).toHaveLength(3);
  await db.execute(sql`update rate_limits set last_hit_at = last_hit_at - interval '61 seconds'`);
  for (let index = 0; index < 3; index++) expect((await register(email, foreign, 'flood')).status).toBe(200);
  expect(await handled(email)).toHaveLength(4);
  await register(email, foreign, 'flood');
  await register(email, foreign, 'flood');
  const refused = await register(email, foreign, 'flood');
  expect([refused.status, await codeOf(refused)]).toEqual([429, 'MAX_ATTEMPTS_EXCEEDED']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
});

test.each([
  ['en', 'password1234', 'This password is easy to guess. Choose another one.'],
  ['de', 'Qwertzuiop123', 'Dieses Passwort ist leicht zu erraten. Wählen Sie ein anderes.'],
  ['en', 'easy.going@example.com', 'This password is easy to guess. Choose another one.'],
  ['en', 'Linkbild2026!', 'This password is easy to guess. Choose another one.'],
  ['en', '1q2w3e4r5t6y', 'This password is easy to guess. Choose another one.'],
] as const)('%s: the password %s is rejected in every form', async (language, chosen, message) => {
  const email = 'easy.going@example.com';
  const errors = { password: [message] };
  const visitor = api.as(null, language);
  await expect(visitor.register({ body: { email, password: chosen } })).rejects.toMatchObject({ status: 422, errors });
  const invited = { email, password: chosen, invitationCode: newToken() };
  await expect(visitor.register({ body: invited })).rejects.toMatchObject({ status: 422, errors });
  const name = `easy.going@example.com`;
  const person = (await findUserByEmail(db, name)) ?? (await addUser(db, { email: name, status: 'active' }));
  const session = newToken();
  await addSession(db, person?.id ?? 0, session);
  const changing = api.as(session, language).changePassword({ body: { password: chosen } });
  await expect(changing).rejects.toMatchObject({ status: 422, errors });
});

test('the mail is sent again to the browser that registered, with a link that works, and to nobody else', async () => {
  const email = 'nochmal@example.com';
  const browser = browserOf(await register(email, password));
  await handled(email);
  const again = (cookie: string) => post('/auth/resend-registration', { email }, { cookie });
  const stranger = await again('linkbild_registration=somebody');
  expect([stranger.status, await stranger.json()]).toEqual([200, { done: true }]);
  expect(await handled(email)).toHaveLength(1);
  const own = await again(browser);
  expect([own.status, await own.json()]).toEqual([200, { done: true }]);
  await waitFor(async () => (await handled(email)).length === 2, 'the second mail');
  const [, newest] = await mailsTo(email);
  const code = fromLink({ text: newest?.text ?? '' }, 'confirmationCode');
  expect((await confirm(code)).status).toBe(200);
  // The address is confirmed: there is nothing left to send.
  await again(browser);
  expect(await handled(email)).toHaveLength(2);
});
