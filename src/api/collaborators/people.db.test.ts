import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CollaboratorRole } from '#domain/enumerations.ts';
import { hasOtherAdmin } from '#io/db/queries/collaborators.ts';
import { activityLog, invitations, users, userToProject } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/plans.ts';
import { createTestApi } from '../../../test/api.ts';
import { fromLink, newestMail } from '../../../test/mails.ts';

// Members of a project and how they join and leave: asked first, never back through an old link, and never without an
// admin.

const api = await createTestApi();
const { db } = api.io;
await savePlans(db);
const password = 'a long enough password';
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });

/** A project with free seats and an admin. */
async function projectOf(slug: string, admins = 1) {
  const project = await api.addProject(slug);
  const params = { id: String(project.id) };
  await api.as(boss.token).setPlan({ params, body: { planId: 'professional-100' } });
  const people = [];
  for (let at = 0; at < admins; at++) {
    const person = await api.addPerson(`admin${at}@${slug}.example`);
    await api.join(project.id, person.id, 'admin');
    people.push({ ...person, api: api.as(person.token), row: await rowOf(project.id, person.id) });
  }
  const [admin] = people;
  if (!admin) throw new Error('no admin');
  const of = (collaboratorId: number) => ({ ...params, collaboratorId: String(collaboratorId) });
  return { ...project, params, of, admin, admins: people };
}

async function rowOf(projectId: number, userId: number): Promise<number> {
  const [row] = await db
    .select({ id: userToProject.id })
    .from(userToProject)
    .where(and(eq(userToProject.projectId, projectId), eq(userToProject.userId, userId)));
  return row?.id ?? 0;
}

const codeFor = async (email: string) => fromLink(await newestMail(db, email, 'invitation'), 'code');
const peopleIn = (projectId: number) => db.select().from(userToProject).where(eq(userToProject.projectId, projectId));
const logOf = (projectId: number) =>
  db.select().from(activityLog).where(eq(activityLog.projectId, projectId)).orderBy(activityLog.id);

describe('an invitation', () => {
  test('reveals nothing about the address, creates no member and no account, and does not block a registration', async () => {
    const { id, params, admin } = await projectOf('asked');
    const known = await api.addPerson('known@example.com', { password });
    await api.as(known.token).updateUser({ body: { firstname: 'Ada', lastname: 'Known' } });
    const invite = (email: string) =>
      admin.api.addCollaborator({ params, body: { email, firstname: 'As', lastname: 'Typed' } });
    const [first, second] = [await invite('known@example.com'), await invite('unknown@example.com')];
    const typed = { firstname: 'As', lastname: 'Typed', status: 'pending', role: 'user' };
    expect(first).toMatchObject({ role: 'user', user: { email: 'known@example.com', ...typed } });
    expect(second).toMatchObject({ role: 'user', user: { email: 'unknown@example.com', ...typed } });
    const listed = (await admin.api.listCollaborators({ params })).slice(1);
    expect(listed).toEqual([first, second]);
    expect(await peopleIn(id)).toHaveLength(1);
    expect(await db.select().from(users).where(eq(users.email, 'unknown@example.com'))).toEqual([]);
    expect((await api.as(known.token).getUser()).userToProject).toEqual([]);
    await expect(api.as(known.token).getProject({ params })).rejects.toMatchObject({ status: 404 });
    expect(await api.as(null).register({ body: { email: 'unknown@example.com', password } })).toEqual({
      confirmation: 'mail-sent',
    });
  });

  test('is accepted in the app only by the person with that address', async () => {
    const { id, params, admin } = await projectOf('accepted');
    const [guest, other] = [await api.addPerson('guest@example.com'), await api.addPerson('other@example.com')];
    const { id: number } = await admin.api.addCollaborator({ params, body: { email: guest.email, role: 'admin' } });
    const answerable = { params: { id: String(number) } };
    expect(await api.as(other.token).listOwnInvitations()).toEqual([]);
    await expect(api.as(other.token).acceptInvitation(answerable)).rejects.toMatchObject({
      code: 'INVALID_INVITATION',
    });
    await expect(api.as(other.token).declineInvitation(answerable)).rejects.toMatchObject({
      code: 'INVALID_INVITATION',
    });
    expect(await api.as(guest.token).listOwnInvitations()).toMatchObject([
      { id: number, role: 'admin', project: 'https://accepted.example', from: 'admin0@accepted.example' },
    ]);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => api.as(guest.token).acceptInvitation(answerable)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await api.as(guest.token).listOwnInvitations()).toEqual([]);
    expect((await api.as(guest.token).getUser()).userToProject).toMatchObject([{ role: 'admin', project: { id } }]);
    await expect(api.as(null).getInvitation({ query: { code: await codeFor(guest.email) } })).rejects.toMatchObject({
      code: 'INVALID_INVITATION',
    });
    expect((await logOf(id)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['super-admin-visit', boss.id],
      ['person-invited', admin.id],
      ['invitation-accepted', guest.id],
    ]);
  });

  test('is declined in the app, or by the code without an account, and the link then says so', async () => {
    const { params, admin } = await projectOf('declined');
    const guest = await api.addPerson('not-me@example.com');
    const { id } = await admin.api.addCollaborator({ params, body: { email: guest.email } });
    await api.as(guest.token).declineInvitation({ params: { id: String(id) } });
    await admin.api.addCollaborator({ params, body: { email: 'not-me-either@example.com' } });
    await api.as(null).declineInvitationByCode({ body: { code: await codeFor('not-me-either@example.com') } });
    for (const email of [guest.email, 'not-me-either@example.com']) {
      const code = await codeFor(email);
      await expect(api.as(null).getInvitation({ query: { code } })).rejects.toMatchObject({
        code: 'DECLINED_INVITATION',
      });
    }
    expect(await admin.api.listCollaborators({ params })).toHaveLength(1);
  });

  test('sent again or replaced ends the earlier link', async () => {
    const { params, of, admin } = await projectOf('again');
    const email = 'again@example.com';
    const first = await admin.api.addCollaborator({ params, body: { email } });
    const codes = [await codeFor(email)];
    expect(await admin.api.resendInvitation({ params: of(first.id) })).toMatchObject({ id: first.id });
    codes.push(await codeFor(email));
    expect(await admin.api.addCollaborator({ params, body: { email, role: 'admin' } })).toMatchObject({
      id: first.id,
      role: 'admin',
    });
    codes.push(await codeFor(email));
    expect(new Set(codes).size).toBe(3);
    for (const code of codes.slice(0, 2)) {
      await expect(api.as(null).register({ body: { email, password, invitationCode: code } })).rejects.toMatchObject({
        code: 'INVALID_INVITATION',
      });
    }
    expect(await api.as(null).getInvitation({ query: { code: codes[2] ?? '' } })).toMatchObject({ role: 'admin' });
    expect(await admin.api.listCollaborators({ params })).toHaveLength(2);
  });

  test('can be withdrawn by an admin: its link, and the person logged in with it, are refused', async () => {
    const { params, of, admin } = await projectOf('withdrawn');
    const guest = await api.addPerson('too-late@example.com');
    const { id } = await admin.api.addCollaborator({ params, body: { email: guest.email } });
    await admin.api.removeCollaborator({ params: of(id) });
    const code = await codeFor(guest.email);
    await expect(api.as(null).getInvitation({ query: { code } })).rejects.toMatchObject({
      status: 410,
      code: 'WITHDRAWN_INVITATION',
    });
    await expect(api.as(guest.token).acceptInvitation({ params: { id: String(id) } })).rejects.toMatchObject({
      code: 'INVALID_INVITATION',
    });
    await expect(admin.api.removeCollaborator({ params: of(id) })).rejects.toMatchObject({ status: 404 });
  });

  test('that has expired says so, takes no seat, and can be sent again', async () => {
    const { params, of, admin } = await projectOf('expired');
    const email = 'slow@example.com';
    const { id } = await admin.api.addCollaborator({ params, body: { email } });
    const code = await codeFor(email);
    const used = async () => (await admin.api.getPlan({ params })).usage.users;
    expect(await used()).toBe(2);
    await db
      .update(invitations)
      .set({ expiresAt: new Date(0) })
      .where(eq(invitations.collaboratorId, id));
    expect(await used()).toBe(1);
    for (const call of [
      () => api.as(null).getInvitation({ query: { code } }),
      () => api.as(null).register({ body: { email, password, invitationCode: code } }),
      () => api.as(null).declineInvitationByCode({ body: { code } }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 410, code: 'EXPIRED_INVITATION' });
    await admin.api.resendInvitation({ params: of(id) });
    expect(await api.as(null).getInvitation({ query: { code: await codeFor(email) } })).toMatchObject({ email });
  });

  test('to an existing member is refused and changes no role', async () => {
    const { params, admin } = await projectOf('twice');
    await expect(admin.api.addCollaborator({ params, body: { email: admin.email } })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_MEMBER',
    });
    expect(await admin.api.listCollaborators({ params })).toMatchObject([{ role: 'admin' }]);
  });

  test('takes the account from somebody who registered the address without owning it', async () => {
    const { params, admin } = await projectOf('prepared');
    const email = 'owner@prepared.example';
    await api.as(null).register({ body: { email, password: 'the attackers password' } });
    await admin.api.addCollaborator({ params, body: { email } });
    const code = await codeFor(email);
    expect(await api.as(null).getInvitation({ query: { code } })).toMatchObject({ hasAccount: false });
    await api.as(null).register({ body: { email, password, invitationCode: code } });
    await expect(api.as(null).login({ body: { email, password: 'the attackers password' } })).rejects.toMatchObject({
      status: 401,
    });
    expect((await api.as(null).login({ body: { email, password } })).user.email).toBe(email);
  });

  test('to one address is mailed at most five times a day', async () => {
    const { params, admin } = await projectOf('mailed');
    const invite = () => admin.api.addCollaborator({ params, body: { email: 'inbox@example.com' } });
    for (let at = 0; at < 5; at++) await invite();
    await expect(invite()).rejects.toMatchObject({ status: 429 });
  });

  test('for an existing account needs that account: the code alone sets no password', async () => {
    const { params, admin } = await projectOf('account');
    const guest = await api.addPerson('has-account@example.com', { password });
    await admin.api.addCollaborator({ params, body: { email: guest.email } });
    const code = await codeFor(guest.email);
    expect(await api.as(null).getInvitation({ query: { code } })).toMatchObject({ hasAccount: true });
    await expect(
      api.as(null).register({ body: { email: guest.email, password: 'another long password', invitationCode: code } }),
    ).rejects.toMatchObject({ code: 'EXISTING_USER' });
    expect(await api.as(null).getInvitation({ query: { code } })).toMatchObject({ hasAccount: true });
  });
});

describe('removing and leaving', () => {
  test('a removed person cannot come back by any link, accepted, open or replaced', async () => {
    const { id, params, of, admin } = await projectOf('removed');
    const guest = await api.addPerson('gone@example.com', { password });
    const { id: number } = await admin.api.addCollaborator({ params, body: { email: guest.email, role: 'admin' } });
    const codes = [await codeFor(guest.email)];
    await api.as(guest.token).acceptInvitation({ params: { id: String(number) } });
    // A second open link, as earlier versions left behind for everybody they added at once.
    await db.insert(invitations).values({
      projectId: id,
      email: guest.email,
      role: 'admin',
      codeHash: 'left behind',
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    await admin.api.removeCollaborator({ params: of(await rowOf(id, guest.id)) });
    for (const code of codes)
      await expect(api.as(null).getInvitation({ query: { code } })).rejects.toMatchObject({
        code: 'INVALID_INVITATION',
      });
    expect(await api.as(guest.token).listOwnInvitations()).toEqual([]);
    const left = await db.select().from(invitations).where(eq(invitations.codeHash, 'left behind'));
    expect(left).toMatchObject([{ outcome: 'withdrawn' }]);
    await expect(api.as(guest.token).getProject({ params })).rejects.toMatchObject({ status: 404 });
  });

  test('the last admin cannot be removed, demoted or leave, not even by the super admin', async () => {
    const { id, params, of, admin } = await projectOf('last');
    const editor = await api.addPerson('editor@last.example');
    await api.join(id, editor.id, 'user');
    const suspended = await api.addPerson('suspended@last.example');
    await api.join(id, suspended.id, 'admin');
    await db.update(users).set({ status: 'suspended' }).where(eq(users.id, suspended.id));
    const refused = { status: 409, code: 'LAST_ADMIN' };
    for (const caller of [admin.api, api.as(boss.token)]) {
      await expect(caller.removeCollaborator({ params: of(admin.row) })).rejects.toMatchObject(refused);
      await expect(caller.changeCollaborator({ params: of(admin.row), body: { role: 'user' } })).rejects.toMatchObject(
        refused,
      );
    }
    await expect(admin.api.leaveProject({ params })).rejects.toMatchObject(refused);
    await admin.api.changeCollaborator({ params: of(await rowOf(id, editor.id)), body: { role: 'admin' } });
    await admin.api.leaveProject({ params });
    await expect(admin.api.getProject({ params })).rejects.toMatchObject({ status: 404 });
    // Somebody who cannot log in does not count as the admin a project needs.
    await api.as(editor.token).removeCollaborator({ params: of(await rowOf(id, suspended.id)) });
    await expect(api.as(editor.token).leaveProject({ params })).rejects.toMatchObject(refused);
  });

  test.each<[string, (caller: Awaited<ReturnType<typeof projectOf>>, at: number) => Promise<unknown>]>([
    ['remove each other', ({ admins, of }, at) => call(admins, at).removeCollaborator({ params: of(row(admins, at)) })],
    [
      'demote each other',
      ({ admins, of }, at) =>
        call(admins, at).changeCollaborator({ params: of(row(admins, at)), body: { role: 'user' } }),
    ],
    ['leave', ({ admins, params }, at) => call(admins, at).leaveProject({ params })],
  ])('of two admins who %s at the same time one stays admin', async (what, act) => {
    for (let round = 0; round < 4; round++) {
      const project = await projectOf(`race-${what.replaceAll(' ', '-')}-${round}`, 2);
      const done = await Promise.allSettled([act(project, 0), act(project, 1)]);
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await hasOtherAdmin(db, project.id, 0)).toBe(true);
    }
  });

  test('an editor can leave; a super admin who is not a member has nothing to leave', async () => {
    const { id, params } = await projectOf('left');
    const editor = await api.addPerson('editor@left.example');
    await api.join(id, editor.id, 'user');
    await api.as(editor.token).leaveProject({ params });
    await expect(api.as(editor.token).getProject({ params })).rejects.toMatchObject({ status: 404 });
    await expect(api.as(boss.token).leaveProject({ params })).rejects.toMatchObject({ status: 404 });
  });

  test('ids of one project’s list are unknown in another', async () => {
    const [mine, theirs] = [await projectOf('mine'), await projectOf('theirs', 2)];
    const waiting = await theirs.admin.api.addCollaborator({ params: theirs.params, body: { email: 'w@example.com' } });
    for (const number of [theirs.admins[1]?.row ?? 0, waiting.id]) {
      const params = mine.of(number);
      await expect(mine.admin.api.removeCollaborator({ params })).rejects.toMatchObject({ status: 404 });
      await expect(mine.admin.api.changeCollaborator({ params, body: { role: 'user' } })).rejects.toMatchObject({
        status: 404,
      });
      await expect(mine.admin.api.resendInvitation({ params })).rejects.toMatchObject({ status: 404 });
    }
    expect(await theirs.admin.api.listCollaborators({ params: theirs.params })).toHaveLength(3);
  });
});

test('roles change for members and for invitations, and the log has old and new role', async () => {
  const { id, params, of, admin } = await projectOf('roles');
  const editor = await api.addPerson('editor@roles.example');
  await api.join(id, editor.id, 'user');
  const waiting = await admin.api.addCollaborator({ params, body: { email: 'waiting@example.com' } });
  const change = (number: number, role: CollaboratorRole) =>
    admin.api.changeCollaborator({ params: of(number), body: { role } });
  expect(await change(await rowOf(id, editor.id), 'admin')).toMatchObject({ role: 'admin', invitation: null });
  expect(await change(waiting.id, 'admin')).toMatchObject({ role: 'admin', user: { status: 'pending' } });
  await change(waiting.id, 'admin');
  await api.as(null).register({
    body: { email: 'waiting@example.com', password, invitationCode: await codeFor('waiting@example.com') },
  });
  expect((await admin.api.listCollaborators({ params })).map(({ role }) => role)).toEqual(['admin', 'admin', 'admin']);
  const changes = (await logOf(id)).filter(({ action }) => action === 'role-changed');
  expect(changes.map(({ subject, detail }) => [subject, detail])).toEqual([
    ['editor@roles.example', { before: 'user', role: 'admin' }],
    ['waiting@example.com', { before: 'user', role: 'admin' }],
  ]);
});

test('the last seat of a plan: members and open invitations count, a declined one frees it', async () => {
  const { params, admin } = await projectOf('places');
  await api.as(boss.token).setPlan({ params, body: { planId: 'starter-100' } });
  const emails = Array.from({ length: 8 }, (_, at) => `place${at}@example.com`);
  const invited = await Promise.allSettled(
    emails.map((email) => admin.api.addCollaborator({ params, body: { email } })),
  );
  expect(invited.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect((await admin.api.getPlan({ params })).usage.users).toBe(5);
  const refused = emails[invited.findIndex(({ status }) => status === 'rejected')] ?? '';
  const taken = emails[invited.findIndex(({ status }) => status === 'fulfilled')] ?? '';
  await expect(admin.api.addCollaborator({ params, body: { email: refused } })).rejects.toMatchObject({
    code: 'LIMIT_REACHED',
  });
  await api.as(null).declineInvitationByCode({ body: { code: await codeFor(taken) } });
  expect(await admin.api.addCollaborator({ params, body: { email: refused } })).toMatchObject({ role: 'user' });
});

type Admins = Awaited<ReturnType<typeof projectOf>>['admins'];
const call = (admins: Admins, at: number) => (admins[at] as Admins[number]).api;
/** The other admin's. */
const row = (admins: Admins, at: number) => (admins[1 - at] as Admins[number]).row;
