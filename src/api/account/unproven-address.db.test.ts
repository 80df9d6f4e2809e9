import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { addApiToken } from '#io/db/queries/accounts/api-tokens.ts';
import { addPendingLogin } from '#io/db/queries/accounts/logins.ts';
import { findUserByEmail } from '#io/db/queries/accounts/users.ts';
import {
  cancellationRequests,
  checkerRequests,
  invitations,
  mails,
  passkeys,
  projects,
  recoveryCodes,
  userToProject,
  waitlistEntries,
} from '#io/db/schema/index.ts';
import { browserSession } from '../../../test/browser-session.ts';
import { countRows } from '../../../test/count-rows.ts';
import { newestMail } from '../../../test/mails.ts';
import { readZip } from '../../../test/read-zip.ts';
import { codeOf } from '../../../test/refusal.ts';
import { createShopifyApi } from '../shopify/shopify.fixture.ts';

// A shop names somebody's address as its own, and so has an account with it that nobody has proven. What is stored under
// that address belongs to its owner: the account gets nothing of it, and ends when the owner comes. The queries that
// take an address are listed in test/addresses.test.ts.

const api = await createShopifyApi();
await api.runJobs();
const { db } = api.io;

const countOf = (table: PgTable, where: SQL) => countRows(db, table, where);

const sessionIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((set) => new RegExp(`^${SESSION_COOKIE}=([^;]+)`).exec(set)?.[1])
    .find(Boolean) ?? '';

/** A shop's account for the address, with a session in the full app. */
async function prepare(handle: string) {
  const email = `owner@${handle}.example`;
  const shop = await api.addShop({ handle, details: { email } });
  shop.install();
  const admin = api.inAdmin(shop);
  const { projectId } = await admin.openShop({ body: {} });
  const { url } = await admin.openStudio({ params: { id: String(projectId) }, body: {} });
  const { pathname, search } = new URL(url);
  const session = sessionIn(await api.request(pathname.replace(/^\/api/, '') + search));
  const user = await findUserByEmail(db, email);
  if (!user || projectId === null) throw new Error('no account was made');
  return { email, user, session, admin, shop, projectId, attacker: api.as(session) };
}

/** What the owner of the address has with us, before they have an account. */
async function storeUnder(email: string) {
  const inviting = await api.addProject(`inviting-${email.split('.')[0]?.replace('@', '-')}`);
  const checked = await api.addProject(`checked-${email.split('.')[0]?.replace('@', '-')}`);
  const [invitation] = await db
    .insert(invitations)
    .values({
      projectId: inviting.id,
      email,
      role: 'admin',
      codeHash: email,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning();
  const [check] = await db
    .insert(checkerRequests)
    .values({
      email,
      website: 'https://x.example',
      language: 'en',
      clientHash: 'x',
      projectId: checked.id,
      state: 'done',
    })
    .returning();
  await db.insert(cancellationRequests).values({
    number: `K-${email}`.slice(0, 20),
    name: 'Owner',
    email,
    contract: 'shop',
    kind: 'ordinary',
    language: 'en',
  });
  await db
    .insert(waitlistEntries)
    .values({ email, language: 'en', unsubscribeCode: email, consentAt: new Date(), expiresAt: new Date() });
  await db.insert(mails).values({ recipient: email, language: 'en', kind: 'x', subject: 'x', html: 'x', text: 'x' });
  return { invitation: invitation?.collaboratorId ?? 0, checked, check: check?.id ?? 0, inviting };
}

const rowsOf = async (email: string) =>
  Promise.all([
    countOf(invitations, eq(invitations.email, email)),
    countOf(checkerRequests, eq(checkerRequests.email, email)),
    countOf(cancellationRequests, eq(cancellationRequests.email, email)),
    countOf(waitlistEntries, eq(waitlistEntries.email, email)),
    countOf(mails, eq(mails.recipient, email)),
  ]);

describe('an account whose address nobody has proven', () => {
  let at: Awaited<ReturnType<typeof prepare>> & Awaited<ReturnType<typeof storeUnder>>;
  beforeAll(async () => {
    const account = await prepare('prepared');
    at = { ...account, ...(await storeUnder(account.email)) };
  });
  const invitationOf = () => ({ params: { id: String(at.invitation) } });
  const refused: [string, () => Promise<unknown>][] = [
    ['accepts no invitation', () => at.attacker.acceptInvitation(invitationOf())],
    ['declines no invitation', () => at.attacker.declineInvitation(invitationOf())],
    ['creates no further project', () => at.attacker.saveProject({ body: { full: 'https://more.example' } })],
    ['sends no test mail', () => at.attacker.testAlertMail({ params: { id: String(at.projectId) } })],
  ];

  test.each(refused)('%s', async (_, attempt) => {
    expect(await codeOf(attempt())).toBe('ADDRESS_NOT_PROVEN');
  });

  test('sees no invitation', async () => {
    expect(await at.attacker.listOwnInvitations()).toEqual([]);
  });

  test('exports nothing that is stored under the address', async () => {
    const { ticket } = await at.attacker.exportAccount();
    const cookie = `${SESSION_COOKIE}=${at.session}`;
    const answer = await api.request(`/export/${ticket}`, { headers: { cookie } });
    const zip = readZip(Buffer.from(await answer.arrayBuffer()));
    expect(zip.has('account.json')).toBe(true);
    const underAddress = ['invitations', 'checks', 'cancellations', 'waitlist', 'mails', 'card-reports', 'next-steps'];
    expect(underAddress.filter((name) => zip.has(`${name}.json`))).toEqual([]);
  });

  test('gets no checked shop by a next step', async () => {
    await db.execute(sql`update projects set report_visibility = 'public' where id = ${at.checked.id}`);
    const [project] = await db.select().from(projects).where(eq(projects.id, at.checked.id));
    const body = { email: at.email, nextStep: 'Call me', projectSlug: project?.slug ?? '' };
    await at.attacker.takeNextStep({ body });
    expect(await countOf(userToProject, eq(userToProject.projectId, at.checked.id))).toBe(0);
  });

  test('deletes only itself', async () => {
    const before = await rowsOf(at.email);
    expect(Math.min(...before)).toBeGreaterThan(0);
    await at.attacker.deleteAccount({ body: { confirm: at.email, projectIds: [at.projectId] } });
    expect(await findUserByEmail(db, at.email)).toBeNull();
    expect(await rowsOf(at.email)).toEqual(before);
  });
});

describe('the first proof of an address', () => {
  async function logInByMail(email: string) {
    const owner = browserSession(api);
    await owner.api.sendMagicLinkCode({ body: { email } });
    const mail = await newestMail(db, email, 'magic-link');
    const magicLinkCode = /magicLinkCode=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    return { owner, entered: await owner.api.loginViaMagicLinkCode({ body: { magicLinkCode } }) };
  }

  test('ends everything that the account had before it', async () => {
    const { email, user, session, projectId, admin } = await prepare('proven');
    const { token } = await addApiToken(db, user.id, { name: 'planted', scope: 'write' });
    await db.insert(passkeys).values({ userId: user.id, credentialId: 'planted', publicKey: 'x', name: 'planted' });
    await db.insert(recoveryCodes).values({ userId: user.id, codeHash: 'planted' });
    await addPendingLogin(db, user.id, 'password');
    const foreign = await api.addProject('of-the-attacker');
    await api.join(foreign.id, user.id, 'user');
    const late = await admin.openStudio({ params: { id: String(projectId) }, body: {} });

    const { owner, entered } = await logInByMail(email);
    // Not locked out by the planted passkey.
    expect(entered.user.email).toBe(email);
    const proven = await owner.api.getUser();
    expect(proven).toMatchObject({ email, status: 'active', userToProject: [], hasPassword: false });

    await expect(api.as(session).getUser()).rejects.toMatchObject({ status: 401 });
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.request('/auth/user', { headers })).status).toBe(401);
    const { pathname, search } = new URL(late.url);
    expect(sessionIn(await api.request(pathname.replace(/^\/api/, '') + search))).toBe('');
    // No table has a row of the earlier account, whatever it stores.
    const { rows } = await db.execute(sql`select distinct rel.relname as name from pg_constraint as own
      join pg_class as rel on rel.oid = own.conrelid join pg_attribute as col on col.attrelid = rel.oid and col.attnum = own.conkey[1]
      where own.contype = 'f' and own.confrelid = 'users'::regclass and col.attname = 'user_id'`);
    expect(rows.length).toBeGreaterThan(10);
    const left = await Promise.all(
      rows.map(async ({ name }) => {
        const found = await db.execute(
          sql`select 1 from ${sql.identifier(String(name))} where user_id = ${user.id} limit 1`,
        );
        return found.rows.length > 0 ? name : null;
      }),
    );
    expect(left.filter(Boolean)).toEqual([]);
  });

  test('moving another account to the address ends the unproven account', async () => {
    const { email, session } = await prepare('moved-to');
    const other = await api.addPerson('other@example.com');
    await api.as(other.token).requestEmailChange({ body: { email, currentPassword: '' } });
    const mail = await newestMail(db, email, 'confirm-email');
    const code = /emailCode=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    await api.as(other.token).confirmEmailChange({ body: { code } });
    await expect(api.as(session).getUser()).rejects.toMatchObject({ status: 401 });
    expect(await findUserByEmail(db, email)).toMatchObject({ id: other.id, status: 'active' });
  });

  test('a shop’s account that moves to another address loses tokens and recovery codes', async () => {
    const { user, attacker, projectId } = await prepare('moving');
    await addApiToken(db, user.id, { name: 'planted', scope: 'write' });
    await db.insert(recoveryCodes).values({ userId: user.id, codeHash: 'planted-too' });
    await attacker.requestEmailChange({ body: { email: 'merchant@example.com', currentPassword: '' } });
    const mail = await newestMail(db, 'merchant@example.com', 'confirm-email');
    await attacker.confirmEmailChange({ body: { code: /emailCode=([\w-]+)/.exec(mail.text)?.[1] ?? '' } });
    const moved = await attacker.getUser();
    expect(moved).toMatchObject({ status: 'active', email: 'merchant@example.com' });
    expect(moved.userToProject.map(({ project }) => project.id)).toEqual([projectId]);
    expect(await attacker.listApiTokens()).toEqual([]);
    expect(await countOf(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
  });
});
