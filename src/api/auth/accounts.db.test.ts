import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { invitations, magicLinks } from '#io/db/schema/index.ts';
import { siteUrl } from '../../../test/api.ts';
import { fromLink, newestMail } from '../../../test/mails.ts';
import { refusal } from '../../../test/refusal.ts';
import { cookieOf, createAccountsTest, password } from './accounts.fixture.ts';

const { api, db, post } = await createAccountsTest();

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
    [{ email: 'a@example.com', password: 'short' }, { password: ['Choose a password with at least 12 characters.'] }],
    [{ email: 'a@example.com', password, surprise: 1 }, { surprise: ['This field is unknown.'] }],
    [{ password }, { email: ['Please add a valid email address.'] }],
  ])('%o is rejected field by field [5.1]', async (body, errors) => {
    const response = await post('/auth/register', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ statusCode: 422, code: 'VALIDATION_FAILED', errors });
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
  expect(wrong.errors).toEqual({ currentPassword: ['The current password is wrong.'] });
  await api.as(here).changePassword({ body: { currentPassword: password, password: 'another long password' } });
  expect((await api.as(here).getUser()).email).toBe(person.email);
  expect((await refusal(api.as(elsewhere.token).getUser())).status).toBe(401);
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
  const codes = rows.flatMap(
    ({ text }) => /[?&](?:magicLinkCode|confirmationCode|code)=([\w-]{20,})/.exec(text)?.[1] ?? [],
  );
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) expect(all).not.toContain(code);
});
