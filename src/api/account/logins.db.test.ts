import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { pendingLogins, recoveryCodes, sessions, users } from '#io/db/schema/index.ts';
import { siteUrl } from '../../../test/api.ts';
import { browserSession } from '../../../test/browser-session.ts';
import { codeOf } from '../../../test/refusal.ts';
import { createFactorsTest, factorSecret, password } from './factors.fixture.ts';

const { api, db, time, newPerson, addPasskey, addApp, mailsTo, kindsTo, logOf } = await createFactorsTest();

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
      .set({ authenticatedAt: new Date(time.now - 3_600_000) })
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

test('no secret of a factor reaches the log', () => expect(api.logged.join('')).not.toMatch(factorSecret));
