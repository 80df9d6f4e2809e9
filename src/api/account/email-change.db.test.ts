import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emailChanges, magicLinks, mails, sessions, users } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { browserSession } from '../../../test/browser-session.ts';
import { countRows } from '../../../test/count-rows.ts';
import { fromLink, newestMail } from '../../../test/mails.ts';
import { refusal } from '../../../test/refusal.ts';

const api = await createTestApi();
await api.runJobs();
const { db } = api.io;
const password = 'a long enough password';
let people = 0;

async function newPerson() {
  const person = await api.addPerson(`person-${++people}@example.com`, { password });
  return { ...person, as: api.as(person.token), next: `new-${people}@example.com` };
}
const codeFor = async (email: string) => fromLink(await newestMail(db, email, 'confirm-email'), 'emailCode');
const logIn = (email: string) => api.as(null).login({ body: { email, password } });

describe('a new email address', () => {
  test('is confirmed by a mail to it, reported to the old one, and ends every other session', async () => {
    const { id, email, next, as } = await newPerson();
    const elsewhere = browserSession(api);
    await elsewhere.api.login({ body: { email, password } });
    await db.insert(magicLinks).values({ email, codeHash: `old-${id}`, expiresAt: new Date(Date.now() + 60_000) });
    await as.requestEmailChange({ body: { email: next.toUpperCase(), currentPassword: password } });
    expect((await as.getEmailChange()).waiting).toMatchObject({ email: next });
    expect((await newestMail(db, email, 'account-email-requested')).text).toContain(next);
    const code = await codeFor(next);
    expect((await as.getUser()).email).toBe(email);

    expect((await as.confirmEmailChange({ body: { code } })).email).toBe(next);
    expect((await as.getUser()).email).toBe(next);
    expect((await newestMail(db, email, 'account-email-changed')).text).toContain(next);
    await expect(elsewhere.api.getUser()).rejects.toMatchObject({ status: 401 });
    expect(await countRows(db, sessions, eq(sessions.userId, id))).toBe(1);
    expect(await countRows(db, magicLinks, eq(magicLinks.email, email))).toBe(0);
    expect((await refusal(logIn(email))).code).toBe('LOGIN_INCORRECT_PASSWORD');
    expect((await logIn(next)).user.id).toBe(id);
    expect((await refusal(as.confirmEmailChange({ body: { code } }))).code).toBe('INVALID_CONFIRMATION_CODE');
    expect((await as.getEmailChange()).waiting).toBeNull();
  });

  test('ends every API token', async () => {
    const { email, next, as } = await newPerson();
    const browser = browserSession(api);
    await browser.api.login({ body: { email, password } });
    const { token } = await browser.api.createApiToken({ body: { name: 'build' } });
    const headers = { authorization: `Bearer ${token}` };
    const status = async () => (await api.request('/projects', { headers })).status;
    expect(await status()).toBe(200);
    await as.requestEmailChange({ body: { email: next, currentPassword: password } });
    expect(await status(), 'not before it is confirmed').toBe(200);
    await as.confirmEmailChange({ body: { code: await codeFor(next) } });
    expect(await status()).toBe(401);
    expect(await as.listApiTokens()).toEqual([]);
  });

  test('ends the link to a Google account, which belongs to the old one', async () => {
    const { id, next, as } = await newPerson();
    await db
      .update(users)
      .set({ googleSubject: `google-${id}` })
      .where(eq(users.id, id));
    await as.requestEmailChange({ body: { email: next, currentPassword: password } });
    await as.confirmEmailChange({ body: { code: await codeFor(next) } });
    expect(await db.select({ subject: users.googleSubject }).from(users).where(eq(users.id, id))).toEqual([
      { subject: null },
    ]);
  });

  test('needs the password, a fresh login and another address', async () => {
    const { id, email, next, as } = await newPerson();
    const change = (body: { email: string; currentPassword?: string }) => as.requestEmailChange({ body });
    for (const currentPassword of [undefined, 'wrong password here'])
      await expect(change({ email: next, ...(currentPassword && { currentPassword }) })).rejects.toMatchObject({
        errors: { currentPassword: ['The current password is wrong.'] },
      });
    await expect(change({ email, currentPassword: password })).rejects.toMatchObject({
      errors: { email: ['This is already your address.'] },
    });
    const old = new Date(Date.now() - 3_600_000);
    await db.update(sessions).set({ authenticatedAt: old }).where(eq(sessions.userId, id));
    expect((await refusal(change({ email: next, currentPassword: password }))).code).toBe('FRESH_LOGIN_NEEDED');
    expect(await countRows(db, emailChanges, eq(emailChanges.userId, id))).toBe(0);
  });
});

describe('the confirmation of a new email address', () => {
  test('that has an account: the form responds the same, its owner is notified, and nothing can be confirmed', async () => {
    const [{ as, email }, taken] = [await newPerson(), await newPerson()];
    const free = 'free-for-comparison@example.com';
    const answers = [];
    for (const wanted of [free, taken.email])
      answers.push([
        await as.requestEmailChange({ body: { email: wanted, currentPassword: password } }),
        (await as.getEmailChange()).waiting?.email === wanted,
      ]);
    expect(answers[0]).toEqual(answers[1]);
    await newestMail(db, taken.email, 'address-taken');
    const sent = await db.select().from(mails).where(eq(mails.recipient, taken.email)).orderBy(desc(mails.id));
    expect(sent.map(({ kind }) => kind)).not.toContain('confirm-email');
    expect((await as.getUser()).email).toBe(email);
  });

  test('can be confirmed only by the person who asked, and only once it is still free', async () => {
    const [{ as, next }, other] = [await newPerson(), await newPerson()];
    await as.requestEmailChange({ body: { email: next, currentPassword: password } });
    const code = await codeFor(next);
    expect((await refusal(other.as.confirmEmailChange({ body: { code } }))).code).toBe('INVALID_CONFIRMATION_CODE');
    await expect(api.as(null).confirmEmailChange({ body: { code } })).rejects.toMatchObject({ status: 401 });
    await api.addPerson(next);
    expect((await refusal(as.confirmEmailChange({ body: { code } }))).code).toBe('INVALID_CONFIRMATION_CODE');
  });

  test('is withdrawn, replaced by a newer one, and expires', async () => {
    const { id, next, as } = await newPerson();
    const ask = (email: string) => as.requestEmailChange({ body: { email, currentPassword: password } });
    const confirm = async (code: string) => (await refusal(as.confirmEmailChange({ body: { code } }))).code;
    await ask(next);
    const first = await codeFor(next);
    await ask(`second-${next}`);
    const second = await codeFor(`second-${next}`);
    expect(await confirm(first)).toBe('INVALID_CONFIRMATION_CODE');
    await as.withdrawEmailChange();
    expect(await confirm(second)).toBe('INVALID_CONFIRMATION_CODE');
    await expect(as.withdrawEmailChange()).rejects.toMatchObject({ status: 404 });
    await ask(`third-${next}`);
    const third = await codeFor(`third-${next}`);
    await db
      .update(emailChanges)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(emailChanges.userId, id));
    expect(await confirm(third)).toBe('INVALID_CONFIRMATION_CODE');
  });
});
