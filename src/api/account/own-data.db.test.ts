import { count, getTableName, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import type { ProvenAddress } from '#domain/access/proven-address.ts';
import { exportTicket } from '#flows/export/open-export.ts';
import { notOfAccount, notOfProject, tablesOfAccount, tablesOfProject } from '#io/db/queries/projects/export.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { goodRows } from '#io/db/schema/rows.fixture.ts';
import { createDiskFiles } from '#io/files/disk-files.ts';
import { createTestApi, waitFor } from '../../../test/api.ts';
import { readZip } from '../../../test/read-zip.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

const folder = temporaryFolder('own-data');
const api = await createTestApi({ files: createDiskFiles(folder) });
const { io } = api;
const get = (path: string, token: string) => api.request(path, { headers: { cookie: `${SESSION_COOKIE}=${token}` } });
/** As a browser does it: a ticket first, then the link. */
async function download(token: string, projectId?: number) {
  const as = api.as(token);
  const { ticket } = projectId
    ? await as.exportProject({ params: { id: String(projectId) } })
    : await as.exportAccount();
  return get(`/export/${ticket}`, token);
}
const zipOf = async (response: Response) => readZip(Buffer.from(await response.arrayBuffer()));
const listOf = (zip: Map<string, Buffer>, name: string) =>
  JSON.parse(zip.get(`${name}.json`)?.toString() ?? 'null') as Record<string, unknown>[];

/** Every list has as many entries as the database has rows, and the export says so before and after. */
async function expectWhole(zip: Map<string, Buffer>) {
  const [plan, end] = ['contents', 'complete'].map((name) => JSON.parse(zip.get(`${name}.json`)?.toString() ?? '{}'));
  for (const [at, { file, table, where }] of tablesOfProject(1).entries()) {
    const rows = Number((await io.db.select({ count: count() }).from(table).where(where))[0]?.count);
    expect([file, listOf(zip, file).length, plan.lists[at], end.lists[at]]).toEqual([
      file,
      rows,
      { name: `${file}.json`, entries: rows },
      { name: `${file}.json`, entries: rows },
    ]);
  }
  expect(end).toMatchObject({ isComplete: true, files: 2 });
}

let boss = { id: 0, email: '', token: '' };
beforeAll(async () => {
  for (const row of goodRows) await io.db.execute(sql.raw(row));
  boss = await api.addPerson('boss@lamps.example');
  await api.join(1, boss.id, 'admin');
});

describe('an export of a project', () => {
  test('has every row and every file, readable and without secrets', async () => {
    const project = await findProject(io.db, 1);
    if (!project) throw new Error('no project');
    await io.db.execute(sql`insert into sub_pages (project_id, url, path)
      select 1, 'https://lamps.example/p/' || n, '/p/' || n from generate_series(1, 450) as n`);
    await io.db.execute(sql`insert into crawls (project_id, source, bot, is_bot, state, status, milliseconds)
      select 1, 'Slack', 'Slack', true, 0, 200, n from generate_series(1, 2500) as n`);
    const photo = Buffer.from('a picture of a lamp');
    await io.files.put(`images/${project.uuid}/0a.jpg`, photo);
    await io.files.put(`assets/${project.uuid}/sub/font.woff2`, Buffer.from('a font'));
    await io.files.put('images/00000000-0000-4000-8000-000000000000/0a.jpg', Buffer.from('of somebody else'));
    const response = await download(boss.token, 1);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="linkbild-lamps-[\d-]+\.zip"$/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const zip = await zipOf(response);
    expect(zip.get('images/0a.jpg')).toEqual(photo);
    expect(zip.get('assets/sub/font.woff2')?.toString()).toBe('a font');
    expect([...zip.keys()].filter((name) => !name.endsWith('.json'))).toEqual([
      'README.txt',
      'images/0a.jpg',
      'assets/sub/font.woff2',
    ]);
    expect(listOf(zip, 'project')).toEqual([expect.objectContaining({ slug: 'lamps', reportVisibility: 'link' })]);
    const pages = listOf(zip, 'pages');
    expect([pages.length, new Set(pages.map(({ url }) => url)).size]).toEqual([451, 451]);
    const fetches = listOf(zip, 'image-fetches');
    expect([fetches.length, new Set(fetches.map(({ id }) => id)).size]).toEqual([2501, 2501]);
    expect(listOf(zip, 'members')).toHaveLength(2);
    await expectWhole(zip);
    const text = [...zip].map(([name, bytes]) => (name.endsWith('.json') ? bytes.toString() : '')).join();
    expect(text).not.toMatch(/hash|secret|reportKey/i);
    expect(text).not.toContain(project.reportKey);
  });

  test.each([
    ['project_id', () => tablesOfProject(1), notOfProject],
    ['user_id', () => tablesOfAccount({ id: 1, email: '' as ProvenAddress }), notOfAccount],
  ])('no table with a %s is forgotten', async (column, tables, leftOut) => {
    const rows = await rawRows(
      io.db,
      { name: z.string() },
      sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = ${column}
        and not (select relispartition from pg_class where oid = format('public.%I', table_name)::regclass)`,
    );
    const exported = tables().map(({ table }) => getTableName(table));
    expect(
      rows.map(({ name }) => name).filter((name) => !exported.includes(name) && !Object.hasOwn(leftOut, name)),
    ).toEqual([]);
  });

  test('is only for admins of the project, and is logged', async () => {
    const editor = await api.addPerson('editor@lamps.example');
    await api.join(1, editor.id, 'user');
    await expect(api.as(editor.token).exportProject({ params: { id: '1' } })).rejects.toMatchObject({ status: 403 });
    // A ticket is valid for one person and one minute.
    const { ticket } = await api.as(boss.token).exportProject({ params: { id: '1' } });
    expect((await get(`/export/${ticket}`, editor.token)).status).toBe(404);
    expect((await get(`/export/${ticket.slice(0, -1)}`, boss.token)).status).toBe(404);
    const old = exportTicket(
      { ...io, now: () => new Date(Date.now() - 61_000) },
      { userId: boss.id, projectId: 1, progressId: '' },
    );
    expect((await get(`/export/${old}`, boss.token)).status).toBe(404);
    const { rows } = await io.db.execute(sql`select actor_id from activity_log where action = 'project-exported'`);
    expect(rows).toEqual([{ actor_id: boss.id }]);
  });
});

describe('the download of an export', () => {
  test('says how far it is to the person who asked for it, also when it was broken off', async () => {
    const as = api.as(boss.token);
    const { ticket, job } = await as.exportProject({ params: { id: '1' } });
    expect(job).toMatchObject({ state: 'waiting', percent: 0 });
    const now = (token = boss.token) => api.as(token).getJobProgress({ params: { id: job.id } });
    await io.files.put(`images/${(await findProject(io.db, 1))?.uuid}/wide.jpg`, Buffer.alloc(3_000_000, 1));
    const response = await get(`/export/${ticket}`, boss.token);
    await waitFor(async () => (await now()).percent > 0, 'a first figure');
    expect(await now()).toMatchObject({ state: 'running' });
    expect((await now()).percent).toBeLessThan(100);
    const plan = JSON.parse((await zipOf(response)).get('contents.json')?.toString() ?? '{}');
    expect(plan.files, 'named before they come').toBeGreaterThan(0);
    await waitFor(async () => (await now()).state === 'done', 'the end');
    expect(await now()).toMatchObject({ percent: 100 });
    const other = await api.addPerson('other@lamps.example');
    await expect(now(other.token)).rejects.toMatchObject({ status: 404 });

    const again = await as.exportProject({ params: { id: '1' } });
    await (await get(`/export/${again.ticket}`, boss.token)).body?.cancel();
    const broken = () => as.getJobProgress({ params: { id: again.job.id } });
    await waitFor(async () => (await broken()).state === 'failed', 'the end of the second');
    expect((await broken()).text.en).toMatch(/interrupted/);
  });

  test('one ticket does not make any number of downloads', async () => {
    const keen = await api.addPerson('keen@lamps.example');
    const { ticket } = await api.as(keen.token).exportAccount();
    const statuses = new Set<number>();
    for (let at = 0; at < 70; at++) {
      const response = await get(`/export/${ticket}`, keen.token);
      statuses.add(response.status);
      await response.body?.cancel();
    }
    expect([...statuses]).toContain(429);
  });

  test('runs once at a time per person, and again after the reader disconnects', async () => {
    await io.files.put(`images/${(await findProject(io.db, 1))?.uuid}/big.jpg`, Buffer.alloc(3_000_000, 1));
    const first = await download(boss.token, 1);
    const second = await download(boss.token);
    expect([first.status, second.status]).toEqual([200, 409]);
    await first.body?.cancel();
    await waitFor(async () => {
      const third = await download(boss.token);
      await third.body?.cancel();
      return third.status === 200;
    }, 'a free place');
  });
});

test('an export of an account has what is stored under its id and its address', async () => {
  const person = await api.addPerson('zoe@example.com', { password: 'a long enough password' });
  await io.db.execute(
    sql`insert into checker_requests (email, website, client_hash) values (${person.email}, 'https://z.example', 'c')`,
  );
  await io.db.execute(sql`insert into waitlist_entries (email, consent_at, expires_at, unsubscribe_code)
    values (${person.email}, now(), now(), 'code-to-leave')`);
  const zip = await zipOf(await download(person.token));
  expect(listOf(zip, 'account')).toEqual([expect.objectContaining({ id: person.id, email: person.email })]);
  expect(listOf(zip, 'checks')).toEqual([expect.objectContaining({ website: 'https://z.example' })]);
  expect(listOf(zip, 'sessions')).toHaveLength(1);
  expect(listOf(zip, 'waitlist')).toHaveLength(1);
  const text = [...zip.values()].map((bytes) => bytes.toString()).join();
  expect(text).not.toMatch(/argon2|code-to-leave|Hash"/);
});
