import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { callHeaders } from '#contract/client.ts';
import { calls } from '#contract/index.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { isRefusedWhileActing } from '#domain/access/proof.ts';
import { addApiToken } from '#io/db/queries/accounts/api-tokens.ts';
import { findSessionUser } from '#io/db/queries/accounts/sessions.ts';
import { upsertInvitation } from '#io/db/queries/projects/collaborators.ts';
import { activityLog, invitations, magicLinks, sessions, users, userVisits } from '#io/db/schema/index.ts';
import { createTestApi, siteUrl } from '../../../test/api.ts';
import { countRows } from '../../../test/count-rows.ts';
import { keysOnly, stripeKeysOnly } from '../../../test/keys-only.ts';

// What the super admin does with accounts: find, suspend, delete, sign in as somebody.

const api = await createTestApi({ shopify: await keysOnly(), stripe: await stripeKeysOnly() });
const { db } = api.io;
const boss = await api.addPerson('boss@example.com', { role: 'superadmin', password: 'a boss has a long password' });
const other = await api.addPerson('other.boss@example.com', { role: 'superadmin' });
const admin = api.as(boss.token);
const params = (id: number) => ({ id: String(id) });
const statusOf = async (id: number) => (await admin.getUserAsAdmin({ params: params(id) })).status;
const entries = (action: string) => admin.listAllActivity({ query: { action: action as never } });

const cleo = await api.addPerson('cleo@example.com');
const cleoShop = await api.addProject('cleo-shop');
await api.join(cleoShop.id, cleo.id, 'admin');
const start = (id = cleo.id) => admin.actAsUser({ params: params(id), body: { reason: 'ticket 214' } });

test('accounts are listed, searched, ordered and narrowed by status', async () => {
  const ada = await api.addPerson('ada@example.com');
  await db.update(users).set({ firstname: 'Ada', lastname: 'Lovelace' }).where(eq(users.id, ada.id));
  const shop = await api.addProject('ada-shop');
  await api.join(shop.id, ada.id, 'admin');
  const { items, total } = await admin.listUsers({ query: { search: 'love' } });
  expect({ total, items }).toMatchObject({ total: 1, items: [{ email: 'ada@example.com', projects: 1 }] });
  expect(items[0]?.lastSeenAt).toMatch(/^20/);
  const page = await admin.listUsers({ query: { perPage: 1, page: 2, sort: 'email' } });
  expect(page).toMatchObject({ total: 5, page: 2, items: [{ email: 'boss@example.com' }] });
  expect((await admin.listUsers({ query: { status: 'suspended' } })).total).toBe(0);
  expect((await admin.listUsers({ query: { search: '%' } })).total).toBe(0);
});

test('an account shows projects, sessions, tokens, visits and activity, and nothing to log in with', async () => {
  const eva = await api.addPerson('eva@example.com', { password: 'a long password of eva' });
  const shop = await api.addProject('eva-shop');
  await api.join(shop.id, eva.id, 'admin');
  const { token } = await addApiToken(db, eva.id, { name: 'ci', scope: 'read' });
  await api.as(null).login({ body: { email: eva.email, password: 'a long password of eva' } });
  const detail = await admin.getUserAsAdmin({ params: params(eva.id) });
  expect(detail).toMatchObject({
    hasPassword: true,
    hasSecondFactor: false,
    suspension: null,
    memberships: [{ role: 'admin', isOnlyAdmin: true, project: { slug: 'eva-shop' } }],
    apiTokens: [{ name: 'ci', scope: 'read' }],
    activity: [{ action: 'login' }],
  });
  expect(detail.sessions).toHaveLength(2);
  expect(detail.visits).toHaveLength(1);
  const text = JSON.stringify(detail);
  for (const secret of ['argon2', 'tokenHash', 'passwordHash', token]) expect(text).not.toContain(secret);
  await expect(admin.getUserAsAdmin({ params: { id: '999999' } })).rejects.toMatchObject({ status: 404 });
});

test('a visit is recorded on the day after the login, and when an hour has passed', async () => {
  const person = await api.addPerson('daily@example.com');
  await db.update(userVisits).set({ day: '2020-01-01' }).where(eq(userVisits.userId, person.id));
  const count = () => countRows(db, userVisits, eq(userVisits.userId, person.id));
  await findSessionUser(db, person.token, new Date());
  expect(await count()).toBe(1);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await db.update(sessions).set({ lastSeenAt: yesterday }).where(eq(sessions.userId, person.id));
  await findSessionUser(db, person.token, new Date());
  expect(await count()).toBe(2);
});

describe('a suspended account', async () => {
  const password = 'a long password of sue';
  const sue = await api.addPerson('sue@example.com', { password });
  const shop = await api.addProject('sue-shop');
  await api.join(shop.id, sue.id, 'admin');
  const { token } = await addApiToken(db, sue.id, { name: 'ci', scope: 'write' });
  const byToken = () => api.request('/auth/user', { headers: { authorization: `Bearer ${token}` } });
  const logIn = () => api.as(null).login({ body: { email: sue.email, password } });

  test('is logged out everywhere at once, and unchanged after a reactivation', async () => {
    const invitation = { projectId: shop.id, email: 'accomplice@example.com', role: 'admin' as const, code: 'c' };
    const names = { firstname: null, lastname: null };
    await upsertInvitation(db, { ...invitation, ...names, invitedBy: sue.id, validSeconds: 3600 });
    await db.insert(magicLinks).values({ email: sue.email, codeHash: 'x', expiresAt: new Date(Date.now() + 60_000) });
    await admin.suspendUser({ params: params(sue.id), body: { reason: 'sends spam' } });
    await expect(api.as(sue.token).getUser()).rejects.toMatchObject({ status: 401 });
    await expect(logIn()).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect((await byToken()).status).toBe(401);
    expect(await countRows(db, sessions, eq(sessions.userId, sue.id))).toBe(0);
    expect(await countRows(db, magicLinks, eq(magicLinks.email, sue.email))).toBe(0);
    const [sent] = await db.select().from(invitations).where(eq(invitations.email, 'accomplice@example.com'));
    expect(sent?.outcome).toBe('withdrawn');
    const detail = await admin.getUserAsAdmin({ params: params(sue.id) });
    expect(detail.suspension).toMatchObject({ reason: 'sends spam' });
    const { items } = await entries('user-suspended');
    expect(items[0]).toMatchObject({
      actor: { email: boss.email },
      subject: sue.email,
      detail: { reason: 'sends spam', invitations: 1 },
    });
    await expect(admin.suspendUser({ params: params(sue.id), body: { reason: 'twice' } })).rejects.toMatchObject({
      status: 409,
    });

    await admin.reactivateUser({ params: params(sue.id) });
    expect((await logIn()).user.email).toBe(sue.email);
    expect((await byToken()).status).toBe(200);
    await expect(admin.reactivateUser({ params: params(sue.id) })).rejects.toMatchObject({ status: 409 });
  });

  test('whose address was never confirmed is not confirmed by coming back', async () => {
    const unconfirmed = await api.addPerson('unconfirmed@example.com');
    await db.update(users).set({ status: 'inactive' }).where(eq(users.id, unconfirmed.id));
    await admin.suspendUser({ params: params(unconfirmed.id), body: { reason: 'test' } });
    expect(await statusOf(unconfirmed.id)).toBe('suspended');
    await admin.reactivateUser({ params: params(unconfirmed.id) });
    expect(await statusOf(unconfirmed.id)).toBe('inactive');
  });
});

test('deleting an account wants its address typed and names the projects that go with it', async () => {
  const dan = await api.addPerson('dan@example.com');
  const [own, shared] = [await api.addProject('dan-own'), await api.addProject('dan-shared')];
  await api.join(own.id, dan.id, 'admin');
  await api.join(shared.id, dan.id, 'admin');
  await api.join(shared.id, boss.id, 'admin');
  const remove = (confirm: string, projectIds: number[]) =>
    admin.deleteUser({ params: params(dan.id), body: { confirm, projectIds } });
  await expect(remove('somebody@example.com', [own.id])).rejects.toMatchObject({ errors: { confirm: [/address/] } });
  await expect(remove(dan.email, [])).rejects.toMatchObject({ status: 409 });
  await expect(remove(dan.email, [own.id, shared.id])).rejects.toMatchObject({ status: 409 });
  await remove(dan.email, [own.id]);
  await expect(api.as(dan.token).getUser()).rejects.toMatchObject({ status: 401 });
  await expect(admin.getProject({ params: params(own.id) })).rejects.toMatchObject({ status: 404 });
  expect((await admin.getProject({ params: params(shared.id) })).id).toBe(shared.id);
  const { items } = await entries('account-deleted');
  expect(items[0]).toMatchObject({ actor: { email: boss.email }, subject: null, detail: { projects: 1 } });
});

test('super admins cannot change each other', async () => {
  const refusal = { code: 'NOT_FOR_SUPER_ADMINS' };
  for (const { id, email } of [boss, other]) {
    const body = { reason: 'test' };
    await expect(admin.suspendUser({ params: params(id), body })).rejects.toMatchObject(refusal);
    await expect(admin.actAsUser({ params: params(id), body })).rejects.toMatchObject(refusal);
    await expect(admin.deleteUser({ params: params(id), body: { confirm: email } })).rejects.toMatchObject(refusal);
  }
});

describe('signed in as somebody', () => {
  test('the session is the person’s for half an hour, and then the super admin’s again', async () => {
    await expect(admin.actAsUser({ params: params(cleo.id), body: { reason: ' ' } })).rejects.toMatchObject({
      errors: { reason: [expect.any(String)] },
    });
    const { until } = await start();
    expect((new Date(until).getTime() - Date.now()) / 60_000).toBeCloseTo(30, 0);
    const user = await admin.getUser();
    expect(user).toMatchObject({
      email: cleo.email,
      role: 'user',
      acting: { admin: boss.email, reason: 'ticket 214' },
    });
    expect((await admin.listProjects({ query: {} })).items.map(({ slug }) => slug)).toEqual(['cleo-shop']);
    await expect(admin.listUsers({ query: {} })).rejects.toMatchObject({ status: 403 });
    await expect(start(cleo.id)).rejects.toMatchObject({ code: 'NOT_WHILE_ACTING' });
    const over = new Date(Date.now() - 1000);
    await db.update(sessions).set({ actingUntil: over }).where(eq(sessions.userId, boss.id));
    expect(await admin.getUser()).toMatchObject({ email: boss.email, acting: null });
  });

  test('beginning, reason and end are logged, and who really did what', async () => {
    await start();
    await admin.getProject({ params: params(cleoShop.id) });
    await admin.updateUser({ body: { firstname: 'Cleo', lastActiveProjectId: cleoShop.id } });
    await admin.setAchievement({ body: { key: 'onboarding', value: 'step1' } });
    const made = await admin.saveProject({ body: { full: 'https://cleo-second.example' } });
    expect(await admin.stopActing()).toEqual({ userId: cleo.id });
    expect(await admin.stopActing()).toEqual({ userId: null });
    const [begun] = (await entries('acting-started')).items;
    expect(begun).toMatchObject({
      actor: { email: boss.email },
      subject: cleo.email,
      detail: { reason: 'ticket 214' },
    });
    expect(String(begun?.detail.until)).toMatch(/^20.*Z$/);
    expect((await entries('acting-ended')).items[0]).toMatchObject({
      actor: { email: boss.email },
      subject: cleo.email,
    });
    const [created] = (await entries('project-created')).items;
    expect(created).toMatchObject({
      actor: { email: cleo.email },
      actingAdmin: { email: boss.email },
      projectSlug: made.project.slug,
    });
    // The project's own admins see the visit.
    const { items } = await api.as(cleo.token).listActivity({ params: params(cleoShop.id), query: {} });
    expect(items[0]).toMatchObject({ action: 'super-admin-visit', actor: { email: boss.email } });
    // The person's own preferences are unchanged.
    expect(await api.as(cleo.token).getUser()).toMatchObject({
      firstname: 'Cleo',
      lastActiveProjectId: null,
      achievementMap: {},
    });
  });
});

describe('while signed in as somebody', () => {
  beforeAll(() => api.as(other.token).actAsUser({ params: params(cleo.id), body: { reason: 'test' } }));

  const refused = Object.entries<Call>(calls).filter(
    ([, call]) => call.access !== 'public' && isRefusedWhileActing(call),
  );
  test.each(refused)('%s is refused', async (_, call) => {
    const isOfProject = call.scope?.entity === 'project';
    const path = call.path.replace(/\{(\w+)\}/g, (_, name) =>
      isOfProject && name === call.scope?.field ? String(cleoShop.id) : '999999999',
    );
    const response = await api.request(path, {
      method: call.method.toUpperCase(),
      headers: { ...callHeaders, origin: siteUrl, cookie: `${SESSION_COOKIE}=${other.token}` },
      ...(call.method === 'get' ? {} : { body: '{}' }),
    });
    expect((await response.json()).code).toBe('NOT_WHILE_ACTING');
  });

  test('everything that gives or proves access is among them', () => {
    expect(refused.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'changePassword',
        'createApiToken',
        'deleteAccount',
        'deleteProject',
        'addCollaborator',
        'exportAccount',
        'listSessions',
        'confirmLogin',
        'requestPlan',
        'orderCredits',
      ]),
    );
  });

  test('it ends when the person is suspended or promoted, or the super admin is neither any more', async () => {
    const acting = async () => (await admin.getUser()).email === cleo.email;
    const change = (id: number, to: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(to).where(eq(users.id, id));
    await start();
    expect(await acting()).toBe(true);
    await change(cleo.id, { status: 'suspended' });
    expect(await acting()).toBe(false);
    await change(cleo.id, { status: 'active', role: 'superadmin' });
    expect(await acting()).toBe(false);
    await change(cleo.id, { role: 'user' });
    await change(boss.id, { role: 'user' });
    expect(await acting()).toBe(false);
    await change(boss.id, { role: 'superadmin' });
    await admin.stopActing();
  });

  test('nobody acts as somebody who could not log in', async () => {
    for (const status of ['suspended', 'inactive', 'pending'] as const) {
      const person = await api.addPerson(`${status}@example.com`);
      await db.update(users).set({ status }).where(eq(users.id, person.id));
      await expect(start(person.id)).rejects.toMatchObject({ status: 409 });
    }
  });

  test('logging out ends both', async () => {
    const third = await api.addPerson('third.boss@example.com', { role: 'superadmin' });
    await api.as(third.token).actAsUser({ params: params(cleo.id), body: { reason: 'test' } });
    await api.as(third.token).logout();
    await expect(api.as(third.token).getUser()).rejects.toMatchObject({ status: 401 });
    expect((await api.as(cleo.token).getUser()).email).toBe(cleo.email);
    const own = and(eq(activityLog.action, 'acting-ended'), eq(activityLog.actorId, third.id));
    expect(own && (await countRows(db, activityLog, own))).toBe(1);
  });
});
