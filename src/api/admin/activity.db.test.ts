import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteExpired } from '#flows/admin/delete-expired.ts';
import { recordActivity, recordVisit } from '#io/db/queries/projects/activity-log.ts';
import { activityLog, users } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';

// The activity log as its readers see it: a project's admins their own, the super admin all of it.

const api = await createTestApi();
const { db } = api.io;
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
const admin = await api.addPerson('admin@example.com');
const [mine, theirs] = [await api.addProject('mine'), await api.addProject('theirs')];
await api.join(mine.id, admin.id, 'admin');
const of = ({ id }: { id: number }) => ({ id: String(id) });
const rowOf = (project: { id: number }, slug: string) => ({ id: project.id, slug });
const visits = (projectId: number) =>
  db.select().from(activityLog).where(eq(activityLog.projectId, projectId)).orderBy(activityLog.id);

test('a super admin’s visit is logged once per hour and project, even with many calls at once', async () => {
  await Promise.all(Array.from({ length: 12 }, () => api.as(boss.token).getProject({ params: of(mine) })));
  await api.as(boss.token).listRoutes({ params: of(mine) });
  expect(await visits(mine.id)).toMatchObject([{ action: 'super-admin-visit', actorId: boss.id, projectSlug: 'mine' }]);
  await db
    .update(activityLog)
    .set({ createdAt: new Date(Date.now() - 3_700_000) })
    .where(eq(activityLog.projectId, mine.id));
  const again = { actorId: boss.id, projectId: mine.id, clientHash: 'c' };
  await Promise.all(Array.from({ length: 12 }, () => recordVisit(db, again)));
  expect(await visits(mine.id)).toHaveLength(2);
});

test('calls of members, of super admins in their own project and refused calls are not visits', async () => {
  const own = await api.addProject('own');
  await api.join(own.id, boss.id, 'admin');
  await api.as(boss.token).getProject({ params: of(own) });
  await api.as(admin.token).getProject({ params: of(mine) });
  await expect(api.as(admin.token).getProject({ params: of(theirs) })).rejects.toMatchObject({ status: 404 });
  expect(await visits(own.id)).toEqual([]);
  expect(await visits(theirs.id)).toEqual([]);
});

test('the admins of a project read only its own rows, without the client', async () => {
  await recordActivity(db, {
    action: 'project-exported',
    actorId: admin.id,
    project: rowOf(mine, 'mine'),
    clientHash: 'a1',
  });
  await recordActivity(db, { action: 'project-exported', actorId: boss.id, project: rowOf(theirs, 'theirs') });
  await recordActivity(db, { action: 'login', actorId: admin.id, subject: admin.email });
  const { items } = await api.as(admin.token).listActivity({ params: of(mine), query: {} });
  expect(items.map(({ action }) => action)).toEqual(['project-exported', 'super-admin-visit', 'super-admin-visit']);
  expect(items[0]).toMatchObject({ actor: { name: admin.email, email: admin.email }, client: null });
  const all = await api.as(boss.token).listAllActivity({ query: { action: 'project-exported' } });
  expect(all.items.map(({ projectSlug, client }) => [projectSlug, client])).toEqual([
    ['theirs', null],
    ['mine', 'a1'],
  ]);
  await expect(api.as(admin.token).listAllActivity({ query: {} })).rejects.toMatchObject({ status: 403 });
});

test('filters by action, person, project and time can be combined', async () => {
  await db.update(users).set({ firstname: 'Ada', lastname: 'Admin' }).where(eq(users.id, admin.id));
  const project = rowOf(theirs, 'theirs');
  for (const subject of ['x_1@example.com', 'xy1@example.com'])
    await recordActivity(db, { action: 'person-invited', actorId: admin.id, project, subject });
  const found = async (query: Parameters<ReturnType<typeof api.as>['listAllActivity']>[0]['query']) =>
    (await api.as(boss.token).listAllActivity({ query })).items.map(({ subject }) => subject);
  expect(await found({ action: 'person-invited', person: 'Ada Adm' })).toEqual(['xy1@example.com', 'x_1@example.com']);
  // Typed text is literal, without wildcards.
  expect(await found({ action: 'person-invited', person: 'x_1' })).toEqual(['x_1@example.com']);
  expect(await found({ action: 'person-invited', project: 'mine' })).toEqual([]);
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  expect(await found({ action: 'person-invited', until: hourAgo })).toEqual([]);
  expect(await found({ action: 'person-invited', from: hourAgo })).toHaveLength(2);
});

test('pages are read by id: new rows are neither duplicated nor in the way', async () => {
  const busy = await api.addProject('busy');
  const add = (subject: string) =>
    recordActivity(db, { action: 'token-created', actorId: null, project: rowOf(busy, 'busy'), subject });
  for (let at = 1; at <= 7; at++) await add(String(at));
  const read = (before?: number) =>
    api
      .as(boss.token)
      .listActivity({ params: of(busy), query: { limit: 3, action: 'token-created', ...(before && { before }) } });
  const first = await read();
  await add('8');
  const second = await read(first.next ?? 0);
  const third = await read(second.next ?? 0);
  expect([first, second, third].map(({ items }) => items.map(({ subject }) => subject))).toEqual([
    ['7', '6', '5'],
    ['4', '3', '2'],
    ['1'],
  ]);
  expect(third.next).toBe(null);
});

test('a deleted account leaves its rows without a name, and rows are deleted after a year', async () => {
  const gone = await api.addPerson('gone@example.com');
  const project = rowOf(await api.addProject('old'), 'old');
  await recordActivity(db, { action: 'project-exported', actorId: gone.id, project });
  await recordActivity(db, { action: 'project-exported', actorId: gone.id, project });
  await db.delete(users).where(eq(users.id, gone.id));
  const read = async () =>
    (await api.as(boss.token).listActivity({ params: of(project), query: { action: 'project-exported' } })).items;
  expect(await read()).toMatchObject([{ actor: null }, { actor: null }]);
  const [oldest] = await visits(project.id);
  const overAYearAgo = new Date(Date.now() - 366 * 86_400_000);
  await db
    .update(activityLog)
    .set({ createdAt: overAYearAgo })
    .where(eq(activityLog.id, oldest?.id ?? 0));
  await deleteExpired(api.io, new AbortController().signal);
  expect(await read()).toHaveLength(1);
});
