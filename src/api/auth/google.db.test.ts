import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import type { GooglePerson } from '#io/accounts/google.ts';
import { confirmations, users } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { browserSession } from '../../../test/browser-session.ts';
import { countRows } from '../../../test/count-rows.ts';
import { newestMail } from '../../../test/mails.ts';
import { refusal } from '../../../test/refusal.ts';

// Signing in with Google from the first call to the cookie. Only Google itself is replaced: it returns the person that
// a code stands for.

const people = new Map<string, GooglePerson>();
const api = await createTestApi({
  google: {
    start: () => {
      const state = crypto.randomUUID();
      return { state, codeVerifier: 'v', redirectTo: `https://accounts.google.com/?state=${state}` };
    },
    finish: async (code) => {
      const person = people.get(code);
      return person ? { ok: true, person } : { ok: false, reason: 'unverified-address' };
    },
  },
});
await api.runJobs();
const { db } = api.io;
const password = 'the strangers long password';

/** Like a browser: starts, then is redirected back with a code. Null: redirected to the login with this error. */
async function signIn(email: string, subject = `google-${email}`) {
  people.set(subject, { subject, email, firstname: 'Olga', lastname: null, imageUrl: null });
  const browser = browserSession(api);
  const { redirectTo } = await browser.api.loginViaProvider({ body: {} });
  const state = new URL(redirectTo).searchParams.get('state') ?? '';
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await api.request(`/auth/google/callback?code=${subject}&state=${state}`, { headers: { cookie } });
  const session = response.headers
    .getSetCookie()
    .map((set) => new RegExp(`^${SESSION_COOKIE}=([^;]+)`).exec(set)?.[1])
    .find(Boolean);
  return { session: session ?? null, location: response.headers.get('location') ?? '' };
}

describe('an address that a stranger registered first', () => {
  test('belongs to the person whom Google knows by it, and the stranger has nothing left', async () => {
    const email = 'owner@example.com';
    const stranger = browserSession(api);
    await stranger.api.register({ body: { email, password, firstname: 'Stranger' } });
    await newestMail(db, email, 'confirm-registration');
    const { session } = await signIn(email);
    const owner = await api.as(session).getUser();
    expect(owner).toMatchObject({ email, firstname: 'Olga', status: 'active', hasPassword: false });
    expect(await countRows(db, confirmations, eq(confirmations.email, email))).toBe(0);
    const tried = await refusal(stranger.api.login({ body: { email, password } }));
    expect(tried.code).toBe('LOGIN_INCORRECT_PASSWORD');
  });

  test('also if an older version had made an account of it, with password and sessions', async () => {
    const email = 'prepared@example.com';
    const stranger = await api.addPerson(email, { password });
    await db.update(users).set({ status: 'inactive', firstname: 'Stranger' }).where(eq(users.id, stranger.id));
    const { session } = await signIn(email);
    const user = await api.as(session).getUser();
    expect(user).toMatchObject({ hasPassword: false, status: 'active' });
    expect([user.id === stranger.id, user.firstname === 'Stranger']).toEqual([false, false]);
    await expect(api.as(stranger.token).getUser()).rejects.toMatchObject({ status: 401 });
    expect((await refusal(api.as(null).login({ body: { email, password } }))).code).toBe('LOGIN_INCORRECT_PASSWORD');
  });

  test('and an invitation that waits for it is not accepted by signing in', async () => {
    const email = 'invited@example.com';
    const project = await api.addProject('inviting');
    const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
    await api.as(boss.token).addCollaborator({ params: { id: String(project.id) }, body: { email } });
    const { session } = await signIn(email);
    expect((await api.as(session).getUser()).userToProject).toEqual([]);
    expect(await api.as(session).listOwnInvitations()).toHaveLength(1);
  });
});

test('a confirmed account is linked, keeps its password, and is found again when the Google address changes', async () => {
  const person = await api.addPerson('linked@example.com', { password });
  const first = await signIn('linked@example.com', 'google-linked');
  expect(await api.as(first.session).getUser()).toMatchObject({ id: person.id, hasPassword: true });
  const second = await signIn('moved@example.com', 'google-linked');
  expect(await api.as(second.session).getUser()).toMatchObject({ id: person.id, email: 'linked@example.com' });
});

test('a suspended person, an unverified address and a foreign state do not get in', async () => {
  const person = await api.addPerson('suspended@example.com');
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, person.id));
  const suspended = await signIn('suspended@example.com');
  expect(suspended).toMatchObject({ session: null, location: expect.stringContaining('error=ACCOUNT_SUSPENDED') });
  const { redirectTo } = await browserSession(api).api.loginViaProvider({ body: {} });
  const state = new URL(redirectTo).searchParams.get('state');
  const foreign = await api.request(`/auth/google/callback?code=google-linked&state=${state}`);
  expect(foreign.headers.get('location')).toContain('error=BAD_REQUEST');
});
