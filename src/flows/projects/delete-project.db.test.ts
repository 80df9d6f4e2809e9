import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findScope } from '#io/db/queries/projects/access.ts';
import { clearOldDeletions } from '#io/db/queries/projects/deletions.ts';
import { findProject, listAllProjects, listProjects } from '#io/db/queries/projects/projects.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { activityLog, deletions } from '#io/db/schema/index.ts';
import { goodRows } from '#io/db/schema/rows.fixture.ts';
import { createDiskFiles } from '#io/files/disk-files.ts';
import type { FileStore } from '#io/files/file-store.ts';
import { createTestApi, waitFor } from '../../../test/api.ts';
import { rowsLeft } from '../../../test/count-rows.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { deleteMarkedRows, deleteProject } from './delete-project.ts';
import { deleteDueFiles } from './delete-project-files.ts';

const folder = temporaryFolder('delete');
const disk = createDiskFiles(folder);
/** Interrupts the work in the middle, as a crash or unavailable storage would. */
const breaks = { after: Number.POSITIVE_INFINITY };
const files: FileStore = {
  ...disk,
  async deleteFolder(name) {
    breaks.after -= 1;
    if (breaks.after < 0) throw new Error('storage is away');
    return disk.deleteFolder(name);
  },
};
const api = await createTestApi({ files });
const { io } = api;
const running = new AbortController().signal;
const keysLeft = async () => {
  const keys: string[] = [];
  for (const top of ['images', 'assets', 'previews', 'screenshots', 'reports', 'demo-pages'])
    for await (const key of disk.list(top)) keys.push(key);
  return keys.toSorted();
};

let uuid = '';
let auditUuid = '';
let demoPage = 0;
const other = '00000000-0000-4000-8000-000000000000';
const all = () => [
  `images/${uuid}/0a.jpg`,
  `images/${uuid}/0a.jpg.half.part`,
  `assets/${uuid}/logo.png`,
  `assets/${uuid}/font.woff2`,
  `previews/${uuid}/1.jpg`,
  `screenshots/${uuid}/2.png`,
  `reports/${auditUuid}/en.pdf`,
  `demo-pages/${demoPage}.jpg`,
  `demo-pages/${demoPage}-de.jpg`,
];

beforeAll(async () => {
  for (const row of goodRows) await io.db.execute(sql.raw(row));
  await io.db.execute(
    sql`insert into demo_case_studies (project_id, identifier, title) values (1, 'lamps', '{}'::jsonb)`,
  );
  const pages = await rawRows(
    io.db,
    { id: z.number() },
    sql`insert into demo_case_study_sub_pages (demo_case_study_id, url, "order", type)
      values (1, 'https://lamps.example/a', 1, 'shopify-collection') returning id`,
  );
  const known = await rawRows(
    io.db,
    { uuid: z.string(), audit: z.string() },
    sql`select projects.uuid, audits.uuid as audit from projects join audits on audits.project_id = projects.id`,
  );
  demoPage = pages[0]?.id ?? 0;
  uuid = known[0]?.uuid ?? '';
  auditUuid = known[0]?.audit ?? '';
  for (const key of [...all(), `images/${other}/0a.jpg`, `reports/${other}/en.pdf`])
    await disk.put(key, Buffer.from(key));
});

test('a deletion that cannot be enqueued deletes nothing', async () => {
  const project = await findProject(io.db, 1);
  if (!project) throw new Error('no project');
  const queue = { ...io.queue, enqueue: () => Promise.reject(new Error('the queue is away')) };
  await expect(deleteProject({ ...io, queue }, project, { actorId: 1, clientHash: null })).rejects.toThrow('away');
  expect(await findProject(io.db, 1)).not.toBeNull();
  expect(await io.db.select().from(deletions)).toEqual([]);
});

test('after a deletion no table has a row of the project, whatever tables there are', async () => {
  const before = await rowsLeft(io.db, "column_name = 'project_id'", 1);
  expect(before.length).toBeGreaterThan(15);
  expect(before).toEqual(expect.arrayContaining(['site_connections.project_id', 'site_connect_codes.project_id']));
  const project = await findProject(io.db, 1);
  if (!project) throw new Error('no project');
  expect(await deleteProject(io, project, { actorId: 1, clientHash: 'c' })).toBe(true);
  expect(await deleteProject(io, project, { actorId: 1, clientHash: 'c' })).toBe(false);
  expect(await findProject(io.db, 1), 'nobody finds it').toBeNull();
  expect(await deleteMarkedRows(io, { signal: running, sliceRows: 1, turnMs: Number.POSITIVE_INFINITY })).toBe('done');
  // The activity log, and the record of files to delete.
  expect(await rowsLeft(io.db, "column_name = 'project_id'", 1)).toEqual([
    'activity_log.project_id',
    'deletions.project_id',
  ]);
  expect(await rowsLeft(io.db, "data_type = 'uuid'", uuid)).toEqual(['deletions.project_uuid']);
  const [entry] = await io.db.select().from(activityLog).where(eq(activityLog.action, 'project-deleted'));
  expect(entry).toMatchObject({ actorId: 1, projectSlug: 'lamps', subject: 'lamps.example', clientHash: 'c' });
});

test('files are deleted even if the work is interrupted, and those of others stay', async () => {
  breaks.after = 2;
  await expect(deleteDueFiles(io, running)).rejects.toThrow('1 deleted projects');
  const half = await keysLeft();
  expect(half.length).toBeGreaterThan(2);
  expect(half.length).toBeLessThan(all().length + 2);
  const [failed] = await io.db.select().from(deletions);
  expect(failed).toMatchObject({ passes: 0, error: 'storage is away' });
  breaks.after = Number.POSITIVE_INFINITY;
  await deleteDueFiles(io, running);
  expect(await keysLeft()).toEqual([`images/${other}/0a.jpg`, `reports/${other}/en.pdf`]);
});

test('files written afterwards by running work are deleted in a later pass, which is the last', async () => {
  await disk.put(`images/${uuid}/late.jpg`, Buffer.from('late'));
  await deleteDueFiles(io, running);
  // Not due yet.
  expect(await keysLeft()).toContain(`images/${uuid}/late.jpg`);
  for (const passes of [2, 3]) {
    await io.db.execute(sql`update deletions set due_at = now() - interval '1 minute'`);
    await deleteDueFiles(io, running);
    expect(await keysLeft()).toEqual([`images/${other}/0a.jpg`, `reports/${other}/en.pdf`]);
    expect((await io.db.select().from(deletions))[0]).toMatchObject({ passes });
  }
  expect((await io.db.select().from(deletions))[0]).toMatchObject({ dueAt: null, error: null });
});

test('deleting a project while its pages are saved blocks nobody, fails nobody, and removes everything', async () => {
  const { id, uuid: busy } = await api.addProject('busy');
  await api.join(id, (await api.addPerson('busy@example.com')).id, 'admin');
  const page = (path: string) => sql`insert into sub_pages (project_id, url, path) values (${id}, ${path}, ${path})`;
  await io.db.execute(page('/a'));
  await io.db.execute(page('/b'));
  const project = await findProject(io.db, id);
  if (!project) throw new Error('no project');
  // As an audit does in one transaction: changes a page, adds another, and has not committed yet.
  await io.db.transaction(async (saving) => {
    await saving.execute(sql`update sub_pages set title = 'x' where project_id = ${id} and path = '/a'`);
    expect(await deleteProject(io, project, { actorId: null, clientHash: null })).toBe(true);
    expect(await findProject(io.db, id)).toBeNull();
    expect(await deleteMarkedRows(io, { signal: running, turnMs: 0 })).toBe('more');
    await saving.execute(page('/c'));
  });
  expect(await deleteMarkedRows(io, { signal: running, turnMs: Number.POSITIVE_INFINITY })).toBe('done');
  expect(await rowsLeft(io.db, "column_name = 'project_id'", id)).toEqual([
    'activity_log.project_id',
    'deletions.project_id',
  ]);
  expect(await rowsLeft(io.db, "data_type = 'uuid'", busy)).toEqual(['deletions.project_uuid']);
});

test('a project that is marked is gone for every call and list, also for a super admin, before its rows are', async () => {
  const { id } = await api.addProject('marked');
  const admin = await api.addPerson('root@example.com', { role: 'superadmin' });
  const as = api.as(admin.token);
  const project = await findProject(io.db, id);
  if (!project) throw new Error('no project');
  const [page] = await io.db
    .execute(sql`insert into sub_pages (project_id, url, path) values (${id}, '/a', '/a') returning id`)
    .then(({ rows }) => rows);
  const owner = await api.addPerson('owner@marked.example');
  const somebody = await api.addPerson('somebody@marked.example');
  await deleteProject(io, { ...project, ownerId: owner.id }, { actorId: admin.id, clientHash: null });
  expect(await rowsLeft(io.db, "column_name = 'project_id'", id)).toContain('sub_pages.project_id');
  const seenBy = (person: { token: string }) => api.as(person.token).listOwnJobs();
  const [ofOwner] = await seenBy(owner);
  expect(ofOwner).toMatchObject({
    state: 'waiting',
    percent: 0,
    text: { en: expect.stringMatching(/^Deleting marked/) },
  });
  expect([(await seenBy(admin)).length, await seenBy(somebody)]).toEqual([1, []]);
  const follow = (person: { token: string }) =>
    api.as(person.token).getJobProgress({ params: { id: ofOwner?.id ?? '' } });
  await expect(follow(somebody)).rejects.toMatchObject({ status: 404 });
  expect((await as.getHealthReport()).deletions, 'the operator sees how far it is').toMatchObject([
    { projectId: id, rowsDeleted: 0 },
  ]);
  await expect(as.getProject({ params: { id: String(id) } })).rejects.toMatchObject({ status: 404 });
  expect(await findScope(io.db, 'project', id)).toBeNull();
  expect(await findScope(io.db, 'sub-page', Number(page?.id))).toBeNull();
  expect(await findScope(io.db, 'project', (await api.addProject('there')).id)).not.toBeNull();
  expect((await listAllProjects(io.db, { page: 1, perPage: 100, search: 'marked' })).total).toBe(0);
  expect((await listProjects(io.db, { memberId: null, page: 1, perPage: 100, search: 'marked' })).total).toBe(0);
  await clearOldDeletions(io.db, 0);
  expect(await findProject(io.db, id), 'its mark stays as long as its rows').toBeNull();
  // A page that is being saved stays until then.
  await io.db.execute(sql`insert into sub_pages (project_id, url, path) values (${id}, '/b', '/b')`);
  await io.db.transaction(async (saving) => {
    await saving.execute(sql`update sub_pages set title = 'x' where id = ${Number(page?.id)}`);
    expect(await deleteMarkedRows(io, { signal: running, turnMs: 0 })).toBe('more');
    const { deletions: left } = await as.getHealthReport();
    const [{ percent = 0 } = {}] = await seenBy(owner);
    expect(left).toMatchObject([{ projectId: id, rowsDeleted: 1, percent }]);
    expect(percent, 'of the rows that are left').toBeGreaterThan(0);
    expect(percent).toBeLessThan(100);
  });
  await deleteMarkedRows(io, { signal: running, turnMs: Number.POSITIVE_INFINITY });
  expect((await as.getHealthReport()).deletions).toEqual([]);
  expect(await seenBy(owner), 'nothing is left to wait for').toEqual([]);
  expect(await follow(owner)).toMatchObject({ state: 'done', percent: 100 });
});

test('the queue does it automatically', async () => {
  const project = await findProject(io.db, 2);
  if (!project) throw new Error('no project');
  await disk.put(`images/${project.uuid}/0a.jpg`, Buffer.from('x'));
  await deleteProject(io, project, { actorId: null, clientHash: null });
  await api.runJobs();
  await waitFor(async () => !(await keysLeft()).some((key) => key.includes(project.uuid)), 'the deletion');
});
