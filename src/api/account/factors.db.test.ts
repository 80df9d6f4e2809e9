import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { authenticatorApps, passkeyChallenges, passkeys, recoveryCodes } from '#io/db/schema/index.ts';
import { createTestApi, siteUrl } from '../../../test/api.ts';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { browserSession } from '../../../test/browser-session.ts';
import { codeOf, refusal } from '../../../test/refusal.ts';
import { createFactorsTest, factorSecret, password } from './factors.fixture.ts';

const { api, db, time, newPerson, addPasskey, addApp, kindsTo, logOf } = await createFactorsTest();

describe('a passkey', () => {
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

describe('a passkey is refused', () => {
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
    time.now += 120_000;
    const entering = browserSession(api);
    await codeOf(entering.api.login({ body: { email, password } }));
    const given = entering.api.finishSecondStep({ body: { code: code(steps) } });
    if (isRight) expect((await given).user.email).toBe(email);
    else expect(await codeOf(given)).toBe('WRONG_CODE');
  });

  test('an older code is refused once a newer one was used', async () => {
    const { email, browser } = await newPerson();
    const { code } = await addApp(browser);
    time.now += 120_000;
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

test('no secret of a factor reaches the log', () => expect(api.logged.join('')).not.toMatch(factorSecret));
