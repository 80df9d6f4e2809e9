import { and, desc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { CallFailed } from '#contract/client.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import type { Activity } from '#domain/access/activity.ts';
import {
  activityLog,
  authenticatorApps,
  mails,
  passkeyChallenges,
  passkeys,
  pendingLogins,
  recoveryCodes,
  sessions,
  users,
} from '#io/db/schema/index.ts';
import { createTestApi, siteUrl } from '../../../test/api.ts';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { type BrowserSession, browserSession } from '../../../test/browser-session.ts';

let clock = Date.now();
const api = await createTestApi({ now: () => new Date(clock) });
const { db } = api.io;
const password = 'a long enough password';

async function refusal(call: Promise<unknown>): Promise<CallFailed> {
  const failed = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (failed instanceof CallFailed) return failed;
  throw failed ?? new Error('the call was not refused');
}
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;

let count = 0;
/** Somebody with a password, logged in in their own browser. */
async function newPerson(options: Parameters<typeof browserSession>[1] = {}) {
  // The database has its own clock: a test may run ahead of it by minutes, not by all the tests before.
  clock = Date.now();
  count += 1;
  const email = `person${count}@example.com`;
  const { id } = await api.addPerson(email, { password });
  const browser = browserSession(api, options);
  await browser.api.login({ body: { email, password } });
  return { id, email, browser };
}

async function addPasskey(browser: BrowserSession, name = 'Laptop') {
  const authenticator = createAuthenticator(siteUrl);
  const { options } = await browser.api.startPasskey();
  const added = await browser.api.addPasskey({ body: { name, response: authenticator.register(options) } });
  return { authenticator, ...added };
}

async function addApp(browser: BrowserSession) {
  const { secret } = await browser.api.startAuthenticatorApp();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (steps = 0) => app.generate({ timestamp: clock + steps * 30_000 });
  const { recoveryCodes: codes } = await browser.api.confirmAuthenticatorApp({ body: { code: code() } });
  clock += 30_000;
  return { code, codes: codes ?? [] };
}

const mailsTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id));
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
const logOf = async (userId: number, action: Activity) =>
  db
    .select()
    .from(activityLog)
    .where(and(eq(activityLog.actorId, userId), eq(activityLog.action, action)));

describe('passkeys', () => {
  test('a passkey is added, renamed, used on its own to log in, and removed', async () => {
    const { id, email, browser } = await newPerson();
    const { authenticator, passkey, recoveryCodes: codes } = await addPasskey(browser);
    expect(codes).toHaveLength(10);
    expect(passkey).toMatchObject({ name: 'Laptop', lastUsedAt: null });
    expect(Object.keys(passkey)).not.toContain('publicKey');

    const other = browserSession(api);
    const { options } = await other.api.startPasskeyLogin();
    expect(options).not.toHaveProperty('allowCredentials');
    const { user } = await other.api.loginViaPasskey({ body: { response: authenticator.sign(options) } });
    expect(user).toMatchObject({ email, secondFactor: 'set' });

    const named = await browser.api.renamePasskey({ params: { id: String(passkey.id) }, body: { name: 'Key' } });
    expect(named.name).toBe('Key');
    await browser.api.removePasskey({ params: { id: String(passkey.id) } });
    expect(await browser.api.listFactors()).toMatchObject({ passkeys: [], recoveryCodes: 0 });
    expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))).toEqual([]);
    const after = browserSession(api);
    const again = (await after.api.startPasskeyLogin()).options;
    expect(await codeOf(after.api.loginViaPasskey({ body: { response: authenticator.sign(again) } }))).toBe(
      'PASSKEY_REFUSED',
    );
    expect(await logOf(id, 'factor-added')).toHaveLength(1);
    expect(await logOf(id, 'factor-removed')).toMatchObject([{ subject: 'Key' }]);
    expect(await kindsTo(email)).toEqual(expect.arrayContaining(['account-passkey-added', 'account-passkey-removed']));
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host’s passkey', { rpId: 'evil.example' }],
    ['a response without user verification', { isVerified: false }],
    ['another challenge', { challenge: 'AAAA' }],
  ])('%s: neither added nor accepted', async (_, twist) => {
    const { browser } = await newPerson();
    const fresh = createAuthenticator(siteUrl);
    const creation = (await browser.api.startPasskey()).options;
    const body = { name: 'No', response: fresh.register(creation, twist) };
    expect(await codeOf(browser.api.addPasskey({ body }))).toBe('PASSKEY_REFUSED');

    const { authenticator } = await addPasskey(browser);
    const visitor = browserSession(api);
    const { options } = await visitor.api.startPasskeyLogin();
    const response = authenticator.sign(options, twist);
    expect(await codeOf(visitor.api.loginViaPasskey({ body: { response } }))).toBe('PASSKEY_REFUSED');
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  test('a response works once, in the requesting browser, for its purpose, and within five minutes', async () => {
    const { authenticator } = await addPasskey((await newPerson()).browser);
    const [asking, other] = [browserSession(api), browserSession(api)];
    const { options } = await asking.api.startPasskeyLogin();
    const response = authenticator.sign(options);
    expect(await codeOf(other.api.loginViaPasskey({ body: { response } }))).toBe('PASSKEY_EXPIRED');
    await asking.api.loginViaPasskey({ body: { response } });
    expect(await codeOf(asking.api.loginViaPasskey({ body: { response } }))).toBe('PASSKEY_EXPIRED');

    const late = await asking.api.startPasskeyLogin();
    await db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1000) });
    const lateAnswer = authenticator.sign(late.options);
    expect(await codeOf(asking.api.loginViaPasskey({ body: { response: lateAnswer } }))).toBe('PASSKEY_EXPIRED');

    const confirming = await asking.api.startConfirmPasskey();
    const confirmed = authenticator.sign(confirming.options);
    expect(await codeOf(asking.api.loginViaPasskey({ body: { response: confirmed } }))).toBe('PASSKEY_EXPIRED');
  });

  test('a counter that does not grow means a copied key', async () => {
    const { browser, id } = await newPerson();
    const { authenticator } = await addPasskey(browser);
    await db.update(passkeys).set({ counter: 7 }).where(eq(passkeys.userId, id));
    const visitor = browserSession(api);
    const sign = async (counter: number) => {
      const { options } = await visitor.api.startPasskeyLogin();
      return visitor.api.loginViaPasskey({ body: { response: authenticator.sign(options, { counter }) } });
    };
    expect(await codeOf(sign(7))).toBe('PASSKEY_REFUSED');
    expect(await codeOf(sign(3))).toBe('PASSKEY_REFUSED');
    expect((await sign(8)).user.id).toBe(id);
    expect(await codeOf(sign(8))).toBe('PASSKEY_REFUSED');
  });

  test('nobody can use, rename or remove somebody else’s passkey', async () => {
    const [mine, theirs] = [await newPerson(), await newPerson()];
    const { authenticator, passkey } = await addPasskey(mine.browser);
    await addPasskey(theirs.browser);
    const params = { id: String(passkey.id) };
    expect(await codeOf(theirs.browser.api.removePasskey({ params }))).toBe('NOT_FOUND');
    expect(await codeOf(theirs.browser.api.renamePasskey({ params, body: { name: 'x' } }))).toBe('NOT_FOUND');

    const entering = browserSession(api);
    expect(await codeOf(entering.api.login({ body: { email: theirs.email, password } }))).toBe('SECOND_STEP_NEEDED');
    const { options } = await entering.api.startSecondStepPasskey();
    const response = authenticator.sign(options);
    expect(await codeOf(entering.api.finishSecondStep({ body: { response } }))).toBe('PASSKEY_REFUSED');

    const adding = await theirs.browser.api.startPasskey();
    const body = { name: 'taken', response: authenticator.register(adding.options) };
    expect(await codeOf(theirs.browser.api.addPasskey({ body }))).toBe('PASSKEY_REFUSED');
  });

  test('a site at a bare IP address says that passkeys need a host name', async () => {
    const bare = await createTestApi();
    bare.io.settings.siteUrl = 'http://127.0.0.1:3000';
    const person = await bare.addPerson('bare@example.com');
    const failed = await refusal(bare.as(person.token, 'de').startPasskey());
    expect([failed.code, failed.message]).toEqual([
      'PASSKEYS_NEED_A_NAME',
      expect.stringContaining('http://localhost'),
    ]);
    expect((await bare.as(person.token).listFactors()).hasHostName).toBe(false);
  });
});

describe('the authenticator app', () => {
  test('its secret is stored encrypted, counts after the first correct code, and a code works once', async () => {
    const { id, email, browser } = await newPerson();
    const { secret, uri, qrCode } = await browser.api.startAuthenticatorApp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Linkbild:/);
    expect(qrCode).toMatch(/^<svg/);
    const [row] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, id));
    expect(row?.secret).not.toContain(secret);
    const wrong = await refusal(browser.api.confirmAuthenticatorApp({ body: { code: '000000' } }));
    expect(wrong.errors.code).toHaveLength(1);
    // Not confirmed yet: the password alone still logs in.
    expect((await browserSession(api).api.login({ body: { email, password } })).user.secondFactor).toBe('none');

    const { code, codes } = await addApp(browser);
    expect(codes).toHaveLength(10);
    expect(await codeOf(browser.api.startAuthenticatorApp())).toBe('CONFLICT');

    const entering = browserSession(api);
    expect(await codeOf(entering.api.login({ body: { email, password } }))).toBe('SECOND_STEP_NEEDED');
    expect(await entering.api.getSecondStep()).toEqual({ email, passkey: false, app: true, recoveryCode: true });
    expect(await codeOf(entering.api.getUser())).toBe('NOT_LOGGED_IN');
    const used = code();
    expect((await entering.api.finishSecondStep({ body: { code: used } })).user.email).toBe(email);
    expect((await entering.api.getUser()).email).toBe(email);

    const replaying = browserSession(api);
    await codeOf(replaying.api.login({ body: { email, password } }));
    expect(await codeOf(replaying.api.finishSecondStep({ body: { code: used } }))).toBe('WRONG_CODE');
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('a code %i steps away: %s', async (steps, isRight) => {
    const { email, browser } = await newPerson();
    const { code } = await addApp(browser);
    clock += 120_000;
    const entering = browserSession(api);
    await codeOf(entering.api.login({ body: { email, password } }));
    const given = entering.api.finishSecondStep({ body: { code: code(steps) } });
    if (isRight) expect((await given).user.email).toBe(email);
    else expect(await codeOf(given)).toBe('WRONG_CODE');
  });

  test('an older code is refused once a newer one was used', async () => {
    const { email, browser } = await newPerson();
    const { code } = await addApp(browser);
    clock += 120_000;
    const enter = async (given: string) => {
      const entering = browserSession(api);
      await codeOf(entering.api.login({ body: { email, password } }));
      return entering.api.finishSecondStep({ body: { code: given } });
    };
    await enter(code(1));
    expect(await codeOf(enter(code(0)))).toBe('WRONG_CODE');
  });

  test('after removing it the password alone logs in again', async () => {
    const { email, browser } = await newPerson();
    await addApp(browser);
    await browser.api.removeAuthenticatorApp();
    expect((await browserSession(api).api.login({ body: { email, password } })).user.secondFactor).toBe('none');
    expect(await kindsTo(email)).toEqual(expect.arrayContaining(['account-app-added', 'account-app-removed']));
  });
});

describe('the second step', () => {
  test('five wrong codes end the login, and the password must be entered again', async () => {
    const { id, email, browser } = await newPerson();
    const { code } = await addApp(browser);
    const entering = browserSession(api);
    await codeOf(entering.api.login({ body: { email, password } }));
    for (let tries = 0; tries < 5; tries++)
      expect(await codeOf(entering.api.finishSecondStep({ body: { code: '000000' } }))).toBe('WRONG_CODE');
    expect(await codeOf(entering.api.finishSecondStep({ body: { code: code() } }))).toBe('SECOND_STEP_EXPIRED');
    expect(await logOf(id, 'login-failed')).toHaveLength(5);
  });

  test('twenty wrong codes an hour stop guessing elsewhere, but not in the owner’s own browser', async () => {
    const { email, browser } = await newPerson();
    const { code } = await addApp(browser);
    for (let round = 0; round < 4; round++) {
      const guessing = browserSession(api);
      await codeOf(guessing.api.login({ body: { email, password } }));
      for (let tries = 0; tries < 5; tries++) await codeOf(guessing.api.finishSecondStep({ body: { code: '000000' } }));
    }
    const guessing = browserSession(api);
    await codeOf(guessing.api.login({ body: { email, password } }));
    expect(await codeOf(guessing.api.finishSecondStep({ body: { code: code() } }))).toBe('MAX_ATTEMPTS_EXCEEDED');
    await browser.api.logout();
    await codeOf(browser.api.login({ body: { email, password } }));
    expect((await browser.api.finishSecondStep({ body: { code: code() } })).user.email).toBe(email);
  });

  test('takes ten minutes at most, and the pending login is not a session', async () => {
    const { id, email, browser } = await newPerson();
    const { code } = await addApp(browser);
    const entering = browserSession(api);
    await codeOf(entering.api.login({ body: { email, password } }));
    expect([...entering.cookies.keys()]).toEqual(['linkbild_pending']);
    await db
      .update(pendingLogins)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(pendingLogins.userId, id));
    expect(await codeOf(entering.api.finishSecondStep({ body: { code: code() } }))).toBe('SECOND_STEP_EXPIRED');
    expect(await codeOf(browserSession(api).api.getSecondStep())).toBe('SECOND_STEP_EXPIRED');
  });

  test('of several correct responses at once one opens a session', async () => {
    const { id, email, browser } = await newPerson();
    const { codes } = await addApp(browser);
    const entering = browserSession(api);
    await codeOf(entering.api.login({ body: { email, password } }));
    const tries = codes.slice(0, 4).map((code) => entering.api.finishSecondStep({ body: { code } }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(3);
  });

  test('a recovery code works once, as people type it, and is reported by mail', async () => {
    const { email, browser } = await newPerson();
    const { codes } = await addApp(browser);
    const [first = ''] = codes;
    const enter = async (code: string) => {
      const entering = browserSession(api);
      await codeOf(entering.api.login({ body: { email, password } }));
      return entering.api.finishSecondStep({ body: { code } });
    };
    expect((await enter(first.replace('-', ' ').toUpperCase())).user.email).toBe(email);
    expect(await codeOf(enter(first))).toBe('WRONG_CODE');
    expect((await browser.api.listFactors()).recoveryCodes).toBe(9);
    expect(await kindsTo(email)).toContain('account-recovery-code-used');

    const { recoveryCodes: renewed } = await browser.api.renewRecoveryCodes();
    expect(await codeOf(enter(codes[1] ?? ''))).toBe('WRONG_CODE');
    expect((await enter(renewed[0] ?? '')).user.email).toBe(email);
    const rows = await db.select().from(recoveryCodes);
    expect(rows.some(({ codeHash }) => [...codes, ...renewed].includes(codeHash))).toBe(false);
  });

  test('a passkey is a second factor as well', async () => {
    const { email, browser } = await newPerson();
    const { authenticator } = await addPasskey(browser);
    const entering = browserSession(api);
    await codeOf(entering.api.login({ body: { email, password } }));
    const { options } = await entering.api.startSecondStepPasskey();
    const { user } = await entering.api.finishSecondStep({ body: { response: authenticator.sign(options) } });
    expect(user.email).toBe(email);
  });

  test('a new password ends pending logins', async () => {
    const { email, browser } = await newPerson();
    const { code } = await addApp(browser);
    const entering = browserSession(api);
    await codeOf(entering.api.login({ body: { email, password } }));
    await browser.api.changePassword({ body: { currentPassword: password, password: 'another long password' } });
    expect(await codeOf(entering.api.finishSecondStep({ body: { code: code() } }))).toBe('SECOND_STEP_EXPIRED');
  });
});

describe('confirming a login', () => {
  const grow = (id: number) =>
    db
      .update(sessions)
      .set({ authenticatedAt: new Date(clock - 3_600_000) })
      .where(eq(sessions.userId, id));
  const token = { body: { name: 'ci' } };

  test('by password, and only by the right one', async () => {
    const { id, browser } = await newPerson();
    await grow(id);
    expect(await codeOf(browser.api.createApiToken(token))).toBe('FRESH_LOGIN_NEEDED');
    expect(await browser.api.getLoginConfirmation()).toMatchObject({ password: true, mail: true, passkey: false });
    expect(await codeOf(browser.api.confirmLogin({ body: { password: 'nope' } }))).toBe('WRONG_PASSWORD');
    expect(await codeOf(browser.api.createApiToken(token))).toBe('FRESH_LOGIN_NEEDED');
    await browser.api.confirmLogin({ body: { password } });
    expect((await browser.api.createApiToken(token)).name).toBe('ci');
  });

  test('by a mailed code, in the session that requested it, once', async () => {
    const { id, email, browser } = await newPerson();
    const other = browserSession(api);
    await other.api.login({ body: { email, password } });
    await grow(id);
    await browser.api.sendConfirmCode();
    const [mail] = await mailsTo(email);
    const mailCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(await codeOf(other.api.confirmLogin({ body: { mailCode } }))).toBe('WRONG_CODE');
    await browser.api.confirmLogin({ body: { mailCode } });
    expect(await codeOf(browser.api.confirmLogin({ body: { mailCode } }))).toBe('WRONG_CODE');
    expect((await browser.api.createApiToken(token)).name).toBe('ci');
  });

  test('ten attempts in 15 minutes per session', async () => {
    const { browser } = await newPerson();
    for (let tries = 0; tries < 10; tries++)
      expect(await codeOf(browser.api.confirmLogin({ body: { mailCode: '000000' } }))).toBe('WRONG_CODE');
    expect(await codeOf(browser.api.confirmLogin({ body: { password } }))).toBe('MAX_ATTEMPTS_EXCEEDED');
  });

  test('an account with a second factor must use it', async () => {
    const { id, browser } = await newPerson();
    const { authenticator } = await addPasskey(browser);
    const { code } = await addApp(browser);
    await grow(id);
    expect(await browser.api.getLoginConfirmation()).toMatchObject({
      password: false,
      mail: false,
      passkey: true,
      app: true,
    });
    expect(await codeOf(browser.api.confirmLogin({ body: { password } }))).toBe('OTHER_PROOF_NEEDED');
    expect(await codeOf(browser.api.sendConfirmCode())).toBe('OTHER_PROOF_NEEDED');
    await browser.api.confirmLogin({ body: { code: code() } });
    await browser.api.createApiToken(token);
    await grow(id);
    const { options } = await browser.api.startConfirmPasskey();
    await browser.api.confirmLogin({ body: { response: authenticator.sign(options) } });
    await browser.api.createApiToken(token);
  });
});

describe('super admins of a public site', async () => {
  const open = await createTestApi();
  open.io.settings.siteUrl = siteUrl.replace('localhost', 'linkbild.example');

  test('can log in after setting up a factor, and must keep one', async () => {
    const { id, token } = await open.addPerson('root@example.com', { role: 'superadmin' });
    const call = async (method: string, path: string, body?: unknown) => {
      const headers = {
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        origin: open.io.settings.siteUrl,
        cookie: `${SESSION_COOKIE}=${token}`,
      };
      const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      return (await open.request(path, init)).json();
    };
    expect(await call('GET', '/auth/user')).toMatchObject({ secondFactor: 'required' });
    expect(await call('GET', '/projects')).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    const { secret } = await call('POST', '/user/authenticator-app/start');
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await call('POST', '/user/authenticator-app', { code });
    expect(await call('GET', '/auth/user')).toMatchObject({ secondFactor: 'set' });
    expect(await call('GET', '/projects')).toHaveProperty('items');
    expect(await call('DELETE', '/user/authenticator-app')).toMatchObject({ code: 'LAST_FACTOR' });
    const apps = await open.io.db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, id));
    expect(apps).toHaveLength(1);
  });

  test('on a local site log in by password alone and get a reminder', async () => {
    await api.addPerson('local-root@example.com', { role: 'superadmin', password });
    const { user } = await api.as(null).login({ body: { email: 'local-root@example.com', password } });
    expect(user.secondFactor).toBe('recommended');
  });
});

describe('sessions', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';

  test('are listed by device, with this one marked and no address in plain text', async () => {
    const { id, email, browser } = await newPerson({ client: '203.0.113.7' });
    const other = browserSession(api, { userAgent: chrome, client: '198.51.100.9' });
    await other.api.login({ body: { email, password } });
    const list = await browser.api.listSessions();
    expect(list.filter(({ isThis }) => isThis)).toMatchObject([
      { browser: 'Firefox', system: 'Linux', isSamePlace: true },
    ]);
    expect(list.filter(({ system }) => system === 'Windows')).toMatchObject([
      { browser: 'Chrome', isSamePlace: false },
    ]);
    const rows = await db.select().from(sessions).where(eq(sessions.userId, id));
    expect(JSON.stringify([rows, list])).not.toMatch(/203\.0\.113\.7|198\.51\.100\.9/);
  });

  test('one can be ended from another, but nobody can end somebody else’s', async () => {
    const { email, browser } = await newPerson();
    const other = browserSession(api, { userAgent: chrome });
    await other.api.login({ body: { email, password } });
    const target = (await browser.api.listSessions()).find(({ browser: name }) => name === 'Chrome');
    const params = { id: String(target?.id) };
    expect(await codeOf((await newPerson()).browser.api.endSession({ params }))).toBe('NOT_FOUND');
    await browser.api.endSession({ params });
    expect(await codeOf(other.api.getUser())).toBe('NOT_LOGGED_IN');
    expect((await browser.api.getUser()).email).toBe(email);
  });

  test('logging out everywhere ends all of them, including this one', async () => {
    const { id, email, browser } = await newPerson();
    const other = browserSession(api);
    await other.api.login({ body: { email, password } });
    await browser.api.logoutEverywhere();
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    expect(await codeOf(other.api.getUser())).toBe('NOT_LOGGED_IN');
    expect(await logOf(id, 'logout-everywhere')).toMatchObject([{ detail: { sessions: 3 } }]);
  });
});

describe('mails', () => {
  test('a login from a new device is reported, but not an account’s first one or a known browser', async () => {
    const email = 'mails@example.com';
    const { id } = await api.addPerson(email, { password });
    await db.delete(sessions).where(eq(sessions.userId, id));
    await db.update(users).set({ language: 'de' }).where(eq(users.id, id));
    const home = browserSession(api, { client: '203.0.113.1' });
    await home.api.login({ body: { email, password } });
    expect(await kindsTo(email)).toEqual([]);
    await home.api.logout();
    await home.api.login({ body: { email, password } });
    expect(await kindsTo(email)).toEqual([]);
    await browserSession(api, { client: '198.51.100.2' }).api.login({ body: { email, password } });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'account-login', subject: 'Neue Anmeldung bei Ihrem Linkbild-Konto' });
    expect(mail?.text).toContain('Firefox unter Linux');
    expect(mail?.text).toContain(`${siteUrl}/de/app/account`);
  });

  test('a new token and a new password are reported; a new password ends tokens', async () => {
    const { id, email, browser } = await newPerson();
    const { token } = await browser.api.createApiToken({ body: { name: 'ci', scope: 'read' } });
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.request('/auth/user', { headers })).status).toBe(200);
    await browser.api.changePassword({ body: { currentPassword: password, password: 'another long password' } });
    expect((await api.request('/auth/user', { headers })).status).toBe(401);
    expect(await browser.api.listApiTokens()).toEqual([]);
    expect((await kindsTo(email)).slice(0, 2)).toEqual(['account-password', 'account-token']);
    expect(await logOf(id, 'password-changed')).toMatchObject([{ detail: { tokens: 1 } }]);
    expect(await logOf(id, 'token-created')).toMatchObject([{ subject: 'ci', detail: { scope: 'read', days: 90 } }]);
  });
});

test('no secret of a factor reaches the log', () => {
  const all = api.logged.join('');
  expect(all).not.toContain('otpauth:');
  expect(all).not.toMatch(/[a-z2-9]{5}-[a-z2-9]{5}"/);
});
