import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CollaboratorRole } from '#domain/enumerations.ts';
import { hasOtherAdmin } from '#io/db/queries/projects/collaborators.ts';
import { invitations, users } from '#io/db/schema/index.ts';
import { createPeopleTest, password, type TestProject } from './people.fixture.ts';

// Members of a project and how they leave: never back through an old link, and never without an admin.

const { api, db, boss, projectOf, rowOf, codeFor, logOf } = await createPeopleTest();

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

  test.each<[string, (caller: TestProject, at: number) => Promise<unknown>]>([
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

type Admins = TestProject['admins'];
const call = (admins: Admins, at: number) => (admins[at] as Admins[number]).api;
/** The other admin's. */
const row = (admins: Admins, at: number) => (admins[1 - at] as Admins[number]).row;
