import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { CallFailed } from '#contract/client.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { deleteKnownDevices, isKnownDevice } from '#io/db/queries/known-devices.ts';
import { invitations, magicLinks, sessions, users } from '#io/db/schema/index.ts';
import { createTestApi, siteUrl } from '../../../test/api.ts';
import { fromLink, newestMail } from '../../../test/mails.ts';

const api = await createTestApi();
const { db } = api.io;
const password = 'a long enough password';
beforeAll(() => api.runJobs());

/** The message of a refused call. */
async function refusal(call: Promise<unknown>): Promise<CallFailed> {
  const failed = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (failed instanceof CallFailed) return failed;
  throw failed ?? new Error('the call was not refused');
}

const json = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin: siteUrl };
const post = (path: string, body: unknown, headers: Record<string, string> = {}, client = 'test') =>
  api.request(path, { method: 'POST', body: JSON.stringify(body), headers: { ...json, ...headers } }, client);

const cookieOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(SESSION_COOKIE)) ?? '';

describe('registration', () => {
  test('a new address is confirmed by mail, then logged in, and is active [7.4]', async () => {
    const visitor = api.as(null, 'de');
    const answer = await visitor.register({ body: { email: 'Neu@Example.com', password, firstname: 'Ada' } });
    expect(answer).toEqual({ confirmation: 'mail-sent' });
    const mail = await newestMail(db, 'neu@example.com', 'confirm-registration');
    expect(mail.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    expect(mail.text).toContain(`${siteUrl}/de/app/login?confirmationCode=`);

    const code = fromLink(mail, 'confirmationCode');
    const { user } = await visitor.loginViaConfirmationCode({ body: { confirmationCode: code } });
    expect(user).toMatchObject({
      email: 'neu@example.com',
      firstname: 'Ada',
      status: 'active',
      language: 'de',
      hasPassword: true,
    });
    expect(user).not.toHaveProperty('passwordHash');
    expect((await refusal(visitor.loginViaConfirmationCode({ body: { confirmationCode: code } }))).code).toBe(
      'INVALID_CONFIRMATION_CODE',
    );
  });

  test.each([
    [{ email: 'nobody', password }, { email: ['Please add a valid email address.'] }],
    [
      { email: 'a@example.com', password: 'short' },
      { password: ['Please choose a password with at least 12 characters.'] },
    ],
    [{ email: 'a@example.com', password, surprise: 1 }, { surprise: ['This field is not known.'] }],
    [{ password }, { email: ['Please add a valid email address.'] }],
  ])('%o is rejected field by field [5.1]', async (body, errors) => {
    const response = await post('/auth/register', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ statusCode: 422, code: 'VALIDATION_FAILED', errors });
  });
});

describe('password login', () => {
  test('sets a cookie that scripts cannot read and stores only its hash [7.2]', async () => {
    await api.addPerson('cookie@example.com', { password });
    const response = await post('/auth/login', { email: 'COOKIE@example.com', password });
    expect(response.status).toBe(200);
    const cookie = cookieOf(response);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
    const token = /=([\w-]+);/.exec(cookie)?.[1] ?? '';
    const rows = await db.select().from(sessions).where(eq(sessions.tokenHash, token));
    expect(rows).toHaveLength(0);
    expect((await api.as(token).getUser()).email).toBe('cookie@example.com');
    await api.as(token).logout();
    expect((await refusal(api.as(token).getUser())).status).toBe(401);
  });

  test('a wrong password and an unknown address get the same response', async () => {
    await api.addPerson('known@example.com', { password });
    const known = await refusal(api.as(null).login({ body: { email: 'known@example.com', password: 'wrong' } }));
    const unknown = await refusal(api.as(null).login({ body: { email: 'unknown@example.com', password: 'wrong' } }));
    expect([known.status, known.code, known.message]).toEqual([unknown.status, unknown.code, unknown.message]);
    expect(known.code).toBe('LOGIN_INCORRECT_PASSWORD');
  });

  /** As if no time had passed since the last failure; a test may be slow. This makes the pauses an hour longer. */
  const failJustNow = () => db.execute(sql`update rate_limits set last_hit_at = now() + interval '1 hour'`);
  /** The same for concurrent guesses: on a busy machine the first pause is over before the last guess is processed. */
  const neverPasses = async () => {
    await db.execute(sql`create function just_now() returns trigger language plpgsql as
      'begin new.last_hit_at = now() + interval ''1 hour''; return new; end'`);
    await db.execute(
      sql`create trigger just_now before insert or update on rate_limits for each row execute function just_now()`,
    );
    return { end: () => db.execute(sql`drop function just_now() cascade`) };
  };
  const guess = (email: string, client: string, cookie = '') =>
    post('/auth/login', { email, password: 'guess' }, { cookie }, client);

  test('after ten failures of a client the pauses grow, also for concurrent guesses', async () => {
    await api.addPerson('guessed@example.com', { password });
    const endless = await neverPasses();
    const answers = await Promise.all(Array.from({ length: 25 }, () => guess('guessed@example.com', 'guesser')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = await post('/auth/login', { email: 'guessed@example.com', password }, {}, 'guesser');
    await endless.end();
    expect(refused.status).toBe(429);
    expect((await refused.json()).code).toBe('MAX_ATTEMPTS_EXCEEDED');
    let longest = 3_600;
    for (let round = 0; round < 4; round++) {
      await failJustNow();
      const pause = Number((await guess('guessed@example.com', 'guesser')).headers.get('retry-after'));
      expect(pause).toBeGreaterThan(longest);
      longest = pause;
      // The pause is over, and the next guess fails too.
      await db.execute(sql`update rate_limits set last_hit_at = last_hit_at - interval '2 hours'`);
      expect((await guess('guessed@example.com', 'guesser')).status).toBe(401);
    }
  });

  test('a stranger’s hundred failures do not block the owner’s correct password', async () => {
    const { email } = await api.addPerson('owner-elsewhere@example.com', { password });
    for (let index = 0; index < 30; index++) await guess(email, 'stranger');
    expect((await post('/auth/login', { email, password }, {}, 'home')).status).toBe(200);
    // From everywhere: clients new to the account have one free attempt, and the owner needs only one.
    for (let index = 0; index < 70; index++) await guess(email, `stranger-${index}`);
    expect((await post('/auth/login', { email, password }, {}, 'hotel')).status).toBe(200);
    expect((await guess(email, 'another-stranger')).status).toBe(401);
    await failJustNow();
    expect((await guess(email, 'another-stranger')).status).toBe(429);
  });

  test('a browser that has logged in before gets through despite a guesser at the same address', async () => {
    const { email } = await api.addPerson('office@example.com', { password });
    const before = await post('/auth/login', { email, password }, {}, 'office');
    const device = before.headers.getSetCookie().find((one) => one.startsWith('linkbild_device=')) ?? '';
    const cookie = device.split(';')[0] ?? '';
    for (let index = 0; index < 12; index++) await guess(email, 'office');
    await failJustNow();
    expect((await post('/auth/login', { email, password }, {}, 'office')).status).toBe(429);
    expect((await post('/auth/login', { email, password }, { cookie }, 'office')).status).toBe(200);
    // The device cookie does not bypass the pauses: guesses with it have their own count.
    for (let index = 0; index < 10; index++) expect((await guess(email, 'thief', cookie)).status).toBe(401);
    await failJustNow();
    expect((await guess(email, 'thief', cookie)).status).toBe(429);
    const other = await api.addPerson('office-other@example.com', { password });
    expect((await post('/auth/login', { email: other.email, password }, { cookie }, 'office')).status).toBe(429);
  });

  test('ten failures of one client count for other addresses too', async () => {
    await api.addPerson('other@example.com', { password });
    const client = api.as(null);
    for (let index = 0; index < 10; index++)
      await refusal(client.login({ body: { email: `nobody${index}@example.com`, password: 'x' } }));
    expect((await refusal(client.login({ body: { email: 'other@example.com', password } }))).code).toBe(
      'MAX_ATTEMPTS_EXCEEDED',
    );
    expect((await api.as(null).login({ body: { email: 'other@example.com', password } })).user.email).toBe(
      'other@example.com',
    );
  });

  test('a suspended person is refused, with and without a session', async () => {
    const person = await api.addPerson('suspended@example.com', { password });
    await db.update(users).set({ status: 'suspended' }).where(eq(users.id, person.id));
    expect((await refusal(api.as(null).login({ body: { email: person.email, password } }))).code).toBe(
      'ACCOUNT_SUSPENDED',
    );
    expect((await refusal(api.as(person.token).getUser())).status).toBe(401);
  });
});

describe('magic links', () => {
  const request = (email: string) => api.as(null).sendMagicLinkCode({ body: { email } });

  test('a link logs in once [3.21] [7.3]', async () => {
    await api.addPerson('magic@example.com');
    expect(await request('magic@example.com')).toEqual({ done: true });
    const code = fromLink(await newestMail(db, 'magic@example.com', 'magic-link'), 'magicLinkCode');
    const { user } = await api.as(null).loginViaMagicLinkCode({ body: { magicLinkCode: code } });
    expect(user.email).toBe('magic@example.com');
    expect((await refusal(api.as(null).loginViaMagicLinkCode({ body: { magicLinkCode: code } }))).code).toBe(
      'LOGIN_INCORRECT_MAGIC_LINK_CODE',
    );
  });

  test('of ten concurrent uses one succeeds', async () => {
    await api.addPerson('race@example.com');
    await request('race@example.com');
    const code = fromLink(await newestMail(db, 'race@example.com', 'magic-link'), 'magicLinkCode');
    const tries = Array.from({ length: 10 }, () =>
      api.as(null).loginViaMagicLinkCode({ body: { magicLinkCode: code } }),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  test('an unknown address gets the same response as a known one, but no mail', async () => {
    expect(await request('ghost@example.com')).toEqual({ done: true });
    await request('magic@example.com');
    await newestMail(db, 'magic@example.com', 'magic-link');
    const { rows } = await db.execute(sql`select 1 from mails where recipient = 'ghost@example.com'`);
    expect(rows).toHaveLength(0);
  });

  test('an expired link says so', async () => {
    await api.addPerson('late@example.com');
    await request('late@example.com');
    const code = fromLink(await newestMail(db, 'late@example.com', 'magic-link'), 'magicLinkCode');
    await db
      .update(magicLinks)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(magicLinks.email, 'late@example.com'));
    expect((await refusal(api.as(null).loginViaMagicLinkCode({ body: { magicLinkCode: code } }))).code).toBe(
      'EXPIRED_MAGIC_LINK_CODE',
    );
  });
});

describe('invitations', () => {
  test('an invited person registers by the code and joins the project [2.21] [3.3] [6.2]', async () => {
    // The free plan's limit of one member does not apply to a super admin.
    const owner = await api.addPerson('owner@example.com', { role: 'superadmin' });
    const project = await api.addProject('invited');
    await api.join(project.id, owner.id, 'admin');
    const added = await api
      .as(owner.token)
      .addCollaborator({ params: { id: String(project.id) }, body: { email: 'guest@example.com', role: 'user' } });
    expect(added).toMatchObject({ role: 'user', user: { email: 'guest@example.com', status: 'pending' } });
    const code = fromLink(await newestMail(db, 'guest@example.com', 'invitation'), 'code');
    expect(await api.as(null).getInvitation({ query: { code } })).toMatchObject({
      email: 'guest@example.com',
      hasAccount: false,
    });
    const wrong = refusal(
      api.as(null).register({ body: { email: 'else@example.com', password, invitationCode: code } }),
    );
    expect((await wrong).code).toBe('INVALID_INVITATION');
    expect(
      await api.as(null).register({ body: { email: 'guest@example.com', password, invitationCode: code } }),
    ).toEqual({ confirmation: 'logged-in' });
    const { user } = await api.as(null).login({ body: { email: 'guest@example.com', password } });
    expect(user).toMatchObject({ status: 'active', userToProject: [{ role: 'user', project: { slug: 'invited' } }] });
    const again = refusal(
      api.as(null).register({ body: { email: 'guest@example.com', password, invitationCode: code } }),
    );
    expect((await again).code).toBe('INVALID_INVITATION');
  });

  test('an expired invitation does not work', async () => {
    const owner = await api.addPerson('owner2@example.com', { role: 'superadmin' });
    const project = await api.addProject('expired');
    await api.join(project.id, owner.id, 'admin');
    await api
      .as(owner.token)
      .addCollaborator({ params: { id: String(project.id) }, body: { email: 'slow@example.com' } });
    const code = fromLink(await newestMail(db, 'slow@example.com', 'invitation'), 'code');
    await db
      .update(invitations)
      .set({ expiresAt: new Date(0) })
      .where(eq(invitations.email, 'slow@example.com'));
    expect((await refusal(api.as(null).getInvitation({ query: { code } }))).code).toBe('EXPIRED_INVITATION');
  });
});

describe('API tokens', () => {
  test('a token works without marker header and origin until it is revoked [7.1]', async () => {
    const person = await api.addPerson('tokens@example.com');
    const made = await api.as(person.token).createApiToken({ body: { name: 'ci' } });
    const headers = { authorization: `Bearer ${made.token}` };
    expect((await api.request('/auth/user', { headers })).status).toBe(200);
    const changed = await api.request('/user', {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"firstname":"Ada"}',
    });
    expect((await changed.json()).firstname).toBe('Ada');
    expect(JSON.stringify(await api.as(person.token).listApiTokens())).not.toContain(made.token);
    await api.as(person.token).revokeApiToken({ params: { id: String(made.id) } });
    expect((await api.request('/auth/user', { headers })).status).toBe(401);
  });

  test('nobody can revoke somebody else’s token', async () => {
    const [mine, other] = [await api.addPerson('mine@example.com'), await api.addPerson('theirs@example.com')];
    const made = await api.as(mine.token).createApiToken({ body: { name: 'mine' } });
    expect((await refusal(api.as(other.token).revokeApiToken({ params: { id: String(made.id) } }))).status).toBe(404);
  });
});

test('a new password ends every other session [2.22]', async () => {
  const person = await api.addPerson('moved@example.com', { password });
  const { user: _, ...elsewhere } = { user: null, token: person.token };
  const response = await post('/auth/login', { email: person.email, password });
  const here = /=([\w-]+);/.exec(cookieOf(response))?.[1] ?? '';
  const wrong = await refusal(
    api.as(here).changePassword({ body: { currentPassword: 'nope', password: 'another long password' } }),
  );
  expect(wrong.errors).toEqual({ currentPassword: ['The current password is not correct.'] });
  await api.as(here).changePassword({ body: { currentPassword: password, password: 'another long password' } });
  expect((await api.as(here).getUser()).email).toBe(person.email);
  expect((await refusal(api.as(elsewhere.token).getUser())).status).toBe(401);
});

describe('the cross-origin guard [6.6]', () => {
  const body = JSON.stringify({ email: 'x@example.com', password });
  const json = { 'content-type': 'application/json' };
  test.each([
    ['a foreign origin', { ...json, 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.example' }],
    ['no marker header', { ...json, origin: siteUrl }],
    ['no origin', { ...json, 'x-requested-with': 'XMLHttpRequest' }],
    ['a null origin', { ...json, 'x-requested-with': 'XMLHttpRequest', origin: 'null' }],
    ['another port', { ...json, 'x-requested-with': 'XMLHttpRequest', origin: 'http://localhost:4000' }],
    [
      'an origin that contains our name',
      { ...json, 'x-requested-with': 'XMLHttpRequest', origin: 'http://localhost:3000.evil.example' },
    ],
  ])('%s is refused', async (_, headers) => {
    const response = await api.request('/auth/login', {
      method: 'POST',
      headers: headers as Record<string, string>,
      body,
    });
    expect(response.status).toBe(403);
    expect((await response.json()).code).toBe('CROSS_ORIGIN');
  });
});

test('Google is refused with a message if it is not set up [7.5]', async () => {
  const failed = await refusal(api.as(null, 'de').loginViaProvider({ body: {} }));
  expect([failed.status, failed.message]).toEqual([
    501,
    'Die Anmeldung mit Google ist auf diesem Server nicht eingerichtet.',
  ]);
  expect(await api.as(null).loginOptions()).toEqual({ google: false });
});

test('achievements are stored [3.2] [7.28]', async () => {
  const person = await api.addPerson('achiever@example.com');
  const user = await api.as(person.token).setAchievement({ body: { key: 'onboarding', value: 'step1' } });
  expect(user.achievementMap).toEqual({ onboarding: 'step1' });
});

test('no secret reaches the log', async () => {
  const all = api.logged.join('');
  expect(all).not.toContain(password);
  const rows = await db.select({ text: sql<string>`text` }).from(sql`mails`);
  for (const mail of rows) {
    const code = /[?&](?:magicLinkCode|confirmationCode|code)=([\w-]{20,})/.exec(mail.text)?.[1];
    if (code) expect(all).not.toContain(code);
  }
});

test('a browser is known only to people who logged in with it, and a planted token is replaced', async () => {
  const person = await api.addPerson('device@example.com', { password });
  const other = await api.addPerson('device-other@example.com', { password });
  const deviceAfter = async (email: string, cookie: string) => {
    const response = await post('/auth/login', { email, password }, { cookie }, 'device');
    const set = response.headers.getSetCookie().find((one) => one.startsWith('linkbild_device=')) ?? '';
    expect(set).toMatch(/HttpOnly; SameSite=Lax$/);
    return /=([\w-]+);/.exec(set)?.[1] ?? '';
  };
  const first = await deviceAfter(person.email, 'linkbild_device=planted');
  expect(first).not.toBe('planted');
  expect(await isKnownDevice(db, person.id, first)).toBe(true);
  expect(await isKnownDevice(db, other.id, first)).toBe(false);
  expect(await deviceAfter(other.email, `linkbild_device=${first}`)).toBe(first);
  await deleteKnownDevices(db, person.id);
  expect([await isKnownDevice(db, person.id, first), await isKnownDevice(db, other.id, first)]).toEqual([false, true]);
});
