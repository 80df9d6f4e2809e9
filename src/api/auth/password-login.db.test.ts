import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteKnownDevices, isKnownDevice } from '#io/db/queries/accounts/sessions.ts';
import { sessions, users } from '#io/db/schema/index.ts';
import { siteUrl } from '../../../test/api.ts';
import { refusal } from '../../../test/refusal.ts';
import { cookieOf, createAccountsTest, password } from './accounts.fixture.ts';

const { api, db, post } = await createAccountsTest();

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

  test('a suspended person is refused, with and without a session', async () => {
    const person = await api.addPerson('suspended@example.com', { password });
    await db
      .update(users)
      .set({ status: 'suspended', statusBeforeSuspension: 'active' })
      .where(eq(users.id, person.id));
    expect((await refusal(api.as(null).login({ body: { email: person.email, password } }))).code).toBe(
      'ACCOUNT_SUSPENDED',
    );
    expect((await refusal(api.as(person.token).getUser())).status).toBe(401);
  });
});

describe('guessing passwords', () => {
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

test('no password reaches the log', () => expect(api.logged.join('')).not.toContain(password));
