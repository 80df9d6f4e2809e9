import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { invitations, users } from '#io/db/schema/index.ts';
import { createPeopleTest, password } from './people.fixture.ts';

const { api, db, boss, projectOf, codeFor, peopleIn, logOf } = await createPeopleTest();

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

  test('to one address is mailed at most five times a day', async () => {
    const { params, admin } = await projectOf('mailed');
    const invite = () => admin.api.addCollaborator({ params, body: { email: 'inbox@example.com' } });
    for (let at = 0; at < 5; at++) await invite();
    await expect(invite()).rejects.toMatchObject({ status: 429 });
  });
});

describe('an invitation, when answered,', () => {
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
      ['plan-granted', boss.id],
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

test('the last seat of a plan: members and open invitations count, a declined one frees it', async () => {
  const { params, admin } = await projectOf('places');
  await api.as(boss.token).setPlan({ params, body: { planId: 'starter-100', reason: 'Agreed' } });
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
