import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { addresses } from '#contract/addresses.ts';
import { sortKeysOf } from '#contract/admin-lists/admin-list.ts';
import { adminLists } from '#contract/admin-lists/index.ts';
import { calls } from '#contract/index.ts';
import { campaignDay } from '#domain/campaign.ts';
import { startDueRefreshes } from '#flows/crawl/refresh-sub-pages.ts';
import { baseRouteTemplates, mails, projects, routeTemplates, unknownAgents } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';

// Tables maintained by the super admin, ordered lists, concurrent saves, and what is due for a refresh.

const api = await createTestApi();
const { db } = api.io;
await savePlans(db);
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
const owner = await api.addPerson('owner@example.com');
const admin = api.as(boss.token);
const [lamps, vases] = [await api.addProject('lamps'), await api.addProject('vases')];
await api.join(lamps.id, owner.id, 'admin');
await api.join(vases.id, owner.id, 'admin');
const params = (id: number) => ({ id: String(id) });

const row = { position: 5, pattern: 'NewsBot', bot: 'News', source: 'Unknown' as const, parent: '', isBot: true };

test('a user agent is added, changed and deleted; agents it matches are no longer unknown [6.4]', async () => {
  await db.insert(unknownAgents).values([
    { agentHash: 'a', agent: 'Mozilla/5.0 NewsBot/2.0', count: 7 },
    { agentHash: 'b', agent: 'Other/1.0', count: 9 },
  ]);
  const unknown = () => admin.listUnknownAgents({ query: {} }).then(({ items }) => items.map(({ agent }) => agent));
  expect(await unknown()).toEqual(['Other/1.0', 'Mozilla/5.0 NewsBot/2.0']);
  const saved = await admin.saveUserAgent({ body: row });
  expect(saved).toMatchObject({ bot: 'News', parent: null });
  expect(await unknown()).toEqual(['Other/1.0']);
  for (const pattern of ['(a+)+', '(', 'x'.repeat(301)]) {
    await expect(admin.saveUserAgent({ body: { ...row, pattern } }), pattern).rejects.toMatchObject({
      status: 422,
      errors: { pattern: [expect.any(String)] },
    });
  }
  await expect(admin.saveUserAgent({ body: row })).rejects.toMatchObject({ errors: { pattern: [/taken/] } });
  const edit = (bot: string, updatedAt: string) =>
    admin.saveUserAgent({ body: { ...row, bot, id: saved.id, updatedAt } });
  await edit('First', saved.updatedAt);
  await expect(edit('Second', saved.updatedAt)).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
  expect((await admin.listUserAgents()).find(({ id }) => id === saved.id)?.bot).toBe('First');
  await admin.deleteUserAgent({ params: params(saved.id) });
  await expect(admin.deleteUserAgent({ params: params(saved.id) })).rejects.toMatchObject({ status: 404 });
});

test('a campaign has texts in both languages and a unique token', async () => {
  const texts = { title: 'T', introduction: 'I', offers: ['one'], callToAction: 'Go', banner: '' };
  const body = { token: 'summer-sale', texts: { en: texts, de: texts }, bannerLanguages: ['de' as const] };
  const saved = await admin.saveCampaign({ body });
  await expect(admin.saveCampaign({ body })).rejects.toMatchObject({ errors: { token: [/taken/] } });
  await expect(admin.saveCampaign({ body: { ...body, token: 'App Login' } })).rejects.toMatchObject({ status: 422 });
  for (const token of ['preview', 'app', 'api'])
    await expect(admin.saveCampaign({ body: { ...body, token } })).rejects.toMatchObject({
      errors: { token: [/of ours/] },
    });
  const changed = await admin.saveCampaign({
    body: { ...body, id: saved.id, updatedAt: saved.updatedAt, bannerLanguages: [] },
  });
  expect(changed.bannerLanguages).toEqual([]);
  await expect(
    admin.saveCampaign({ body: { ...body, id: saved.id, updatedAt: saved.updatedAt } }),
  ).rejects.toMatchObject({ status: 409 });
  await admin.deleteCampaign({ params: params(saved.id) });
});

test('a campaign runs from its first to its last day, with an image of its own and one banner per language', async () => {
  const texts = (title: string) => ({ title, introduction: 'I', offers: ['one'], callToAction: 'Go', banner: title });
  const add = (token: string, days: { firstDay?: string; lastDay?: string } = {}) =>
    admin.saveCampaign({
      body: { token, texts: { en: texts(token), de: texts(token) }, bannerLanguages: ['de'], ...days },
    });
  const day = (shift: number) => campaignDay(new Date(Date.now() + shift * 86_400_000));
  await expect(add('backwards', { firstDay: day(2), lastDay: day(1) })).rejects.toMatchObject({
    errors: { lastDay: ['The last day is before the first.'] },
  });
  await expect(add('no-day', { firstDay: 'tomorrow' })).rejects.toMatchObject({ errors: { firstDay: [/date/] } });
  await add('lasting');
  await add('this-week', { firstDay: day(-1), lastDay: day(1) });
  await add('next-week', { firstDay: day(5) });
  await add('last-week', { firstDay: day(-9), lastDay: day(-2) });

  const visitor = api.as(null, 'de');
  const see = (token: string) => visitor.getCampaign({ params: { token } });
  await expect(see('next-week')).rejects.toMatchObject({ status: 404 });
  expect((await see('last-week')).isOver).toBe(true);
  expect((await visitor.getCampaignBanner()).banner).toEqual({ token: 'this-week', text: 'this-week' });
  const images = await Promise.all(['lasting', 'this-week'].map(async (token) => (await see(token)).imagePath));
  expect(images[0]).toMatch(/^\/site\/campaign\/[0-9a-f]{10}\/lasting-de\.jpg$/);
  expect(new Set(images.map((path) => path.split('/')[3])).size).toBe(2);

  const count = (token: string, what: 'views' | 'clicks') =>
    visitor.countCampaign({ params: { token }, body: { what } });
  for (const what of ['views', 'views', 'clicks'] as const) await count('lasting', what);
  await count('last-week', 'views');
  await count('unknown', 'views');
  const listed = await admin.listCampaigns();
  expect(
    listed.map(({ token, state, bannerShownIn, views, clicks, recentViews }) => [
      token,
      state,
      bannerShownIn,
      views,
      clicks,
      recentViews,
    ]),
  ).toEqual([
    ['last-week', 'over', [], 0, 0, 0],
    ['lasting', 'running', [], 2, 1, 2],
    ['next-week', 'planned', [], 0, 0, 0],
    ['this-week', 'running', ['de'], 0, 0, 0],
  ]);
  for (const { id } of listed) await admin.deleteCampaign({ params: params(id) });
});

test('a mail is sent again to the same address', async () => {
  const mail = { recipient: 'again@example.com', subject: 'S', kind: 'k', language: 'en' as const, html: '', text: '' };
  const [row] = await db
    .insert(mails)
    .values({ ...mail, state: 'failed', error: 'mailbox full' })
    .returning({ id: mails.id });
  const id = params(row?.id ?? 0);
  expect(await admin.getMail({ params: id })).toMatchObject({ state: 'failed', error: 'mailbox full' });
  await admin.resendMail({ params: id });
  await admin.resendMail({ params: id });
  expect(await admin.getMail({ params: id })).toMatchObject({ state: 'outbox', error: null });
  const { items } = await admin.listJobs({ query: { search: 'send-mail', state: 'created' } });
  expect(items.filter(({ payload }) => payload.mailId === row?.id)).toHaveLength(1);
  // The log says which mail, and never a login code.
  await db
    .update(mails)
    .set({ kind: 'confirm-login', subject: '012345 is your code' })
    .where(eq(mails.id, Number(id.id)));
  await admin.resendMail({ params: id });
  const resent = { action: 'mail-resent', subject: 'again@example.com' };
  const { items: log } = await admin.listAllActivity({ query: { action: 'mail-resent' } });
  expect(log.slice(0, 2)).toMatchObject([
    { ...resent, detail: { mail: 'confirm-login' } },
    { ...resent, detail: { mail: 'S' } },
  ]);
  await expect(admin.resendMail({ params: params(999_999) })).rejects.toMatchObject({ status: 404 });
});

test('a sent mail that came back is noted with the reason, counted and logged; one that was not sent cannot', async () => {
  const mail = { recipient: 'gone@example.com', subject: 'S', kind: 'k', language: 'en' as const, html: '', text: '' };
  const [sent, waiting] = await db
    .insert(mails)
    .values([{ ...mail, state: 'sent' }, mail])
    .returning({ id: mails.id });
  const note = (id?: number) =>
    admin.markMailBounced({ params: params(id ?? 0), body: { reason: '550 no such user' } });
  await note(sent?.id);
  expect(await admin.getMail({ params: params(sent?.id ?? 0) })).toMatchObject({
    state: 'bounced',
    error: '550 no such user',
  });
  expect((await admin.getHealthReport()).figures.mailsBounced).toBe(1);
  const [entry] = (await admin.listAllActivity({ query: {} })).items;
  expect(entry).toMatchObject({ action: 'mail-bounced', subject: 'gone@example.com' });
  await expect(note(waiting?.id)).rejects.toMatchObject({ status: 404 });
});

test('the list of projects has owner and plan, and is searched by owner', async () => {
  const { items } = await admin.listAllProjects({ query: { search: 'owner@', sort: 'owner' } });
  const owned = { owner: { id: owner.id, email: owner.email }, planId: 'free', members: 1 };
  expect(items).toMatchObject([owned, owned]);
  const orphan = await api.addProject('orphan');
  expect((await admin.listAllProjects({ query: { search: 'orphan' } })).items).toMatchObject([{ owner: null }]);
  await admin.deleteProject({ params: params(orphan.id), query: { confirm: 'orphan' } });
});

test('a base template is renamed and deleted', async () => {
  await db.insert(baseRouteTemplates).values([
    { name: 'one', html: '' },
    { name: 'two', html: '' },
  ]);
  const [one] = (await admin.listBaseTemplatesAsAdmin()).filter(({ name }) => name === 'one');
  expect(one?.title).toEqual({ en: 'one', de: 'one' });
  const title = { en: 'One', de: 'Eins' };
  const change = { name: 'uno', title, preferredRoutePath: '/products/*', pageKinds: ['product' as const] };
  await admin.updateBaseTemplate({ params: params(one?.id ?? 0), body: { ...change, updatedAt: one?.updatedAt } });
  await expect(
    admin.updateBaseTemplate({ params: params(one?.id ?? 0), body: { ...change, name: 'two' } }),
  ).rejects.toMatchObject({ errors: { name: [/taken/] } });
  const names = async () => (await admin.listBaseTemplatesAsAdmin()).map(({ name }) => name);
  expect(await names()).toEqual(['two', 'uno']);
  expect((await admin.listBaseTemplatesAsAdmin()).find(({ name }) => name === 'uno')?.title).toEqual(title);
  const uses = () => admin.listBaseTemplateUses({ params: params(one?.id ?? 0), query: {} });
  expect((await uses()).total).toBe(0);
  const made = { projectId: lamps.id, name: 'Of one', html: '', baseRouteTemplateId: one?.id ?? 0 };
  await db.insert(routeTemplates).values({ ...made, state: 'live' });
  expect(await uses()).toMatchObject({
    total: 1,
    items: [{ projectSlug: 'lamps', template: 'Of one', state: 'live' }],
  });
  await db.delete(routeTemplates).where(eq(routeTemplates.projectId, lamps.id));
  await admin.deleteBaseTemplate({ params: params(one?.id ?? 0) });
  expect(await names()).toEqual(['two']);
});

test('lists can be ordered by their columns, in both directions [2.26] [2.28]', async () => {
  const slugs = async (direction: 'asc' | 'desc') =>
    (await admin.listAllProjects({ query: { sort: 'name', direction } })).items.map(({ slug }) => slug);
  expect(await slugs('asc')).toEqual(['lamps', 'vases']);
  expect(await slugs('desc')).toEqual(['vases', 'lamps']);
  for (const sort of ['owner', 'plan', 'score', 'subPages', 'members', 'verified', 'since'] as const) {
    expect((await admin.listAllProjects({ query: { sort } })).total, sort).toBe(2);
  }
  await expect(admin.listAllProjects({ query: { sort: 'id; drop table users' as never } })).rejects.toMatchObject({
    status: 422,
  });
  for (const sort of ['website', 'state', 'requested'] as const) await admin.listCheckerRequests({ query: { sort } });
  for (const sort of ['subject', 'recipient', 'state', 'kind', 'date'] as const)
    await admin.listMails({ query: { sort } });
  await api.as(owner.token).fetchSubPages({ params: params(lamps.id) });
  for (const sort of ['name', 'state', 'tries', 'date'] as const) {
    const { items, counts } = await admin.listJobs({ query: { sort, search: 'fetch-sub', state: 'created' } });
    expect(items).toMatchObject([{ name: 'fetch-sub-pages', state: 'created', payload: { projectId: lamps.id } }]);
    expect(counts.created).toBeGreaterThan(0);
  }
});

test('two people save one project: different fields are merged, the same field is reported, bad words are rejected', async () => {
  const [as, seen] = [api.as(owner.token), { title: null, description: null, notes: null }];
  const save = (fields: object, read: Record<string, string | null> = seen) =>
    as.saveProject({ body: { id: lamps.id, ...fields, seen: read } });
  await save({ title: 'Mine', description: '' });
  expect((await save({ title: '', notes: 'Theirs' })).project).toMatchObject({ title: 'Mine', notes: 'Theirs' });
  await expect(save({ title: 'Yours' })).rejects.toMatchObject({
    status: 409,
    code: 'CONFLICT',
    errors: { title: ['Now saved: Mine'] },
  });
  expect((await save({ title: 'Yours' }, { title: 'Mine' })).project.title).toBe('Yours');
  await expect(save({ title: 'Fuck' })).rejects.toMatchObject({ errors: { title: ['Choose different words.'] } });
});

test('pages are refreshed after the hours of the plan', async () => {
  const readBefore = (id: number, hours: number) =>
    db
      .update(projects)
      .set({ subPagesFetchedAt: new Date(Date.now() - hours * 3_600_000) })
      .where(eq(projects.id, id));
  await admin.setPlan({ params: params(lamps.id), body: { planId: 'starter-100', reason: 'Agreed' } });
  for (const [hours, due] of [
    [23, []],
    [25, [lamps.id]],
    [24 * 29, [lamps.id]],
    [24 * 31, [lamps.id, vases.id]],
  ] as const) {
    await readBefore(lamps.id, hours);
    await readBefore(vases.id, hours);
    expect((await startDueRefreshes(api.io)).toSorted(), `${hours} hours`).toEqual(due);
  }
});

// Every list of the super admin is ordered by each of its columns in the database, and narrowed by each choice.

const called = admin as unknown as Record<string, (input?: object) => Promise<unknown>>;

const offered = adminLists.filter(({ call }) => !('part' in calls[call as keyof typeof addresses]));

test.each(offered.map((list) => [list.name, list] as const))('%s', async (_, { call, choice, whole, ...list }) => {
  const orders = whole ? [] : sortKeysOf({ call, ...list });
  const queries = [
    {},
    { search: '100%_' },
    ...orders.flatMap((sort) => [{ sort }, { sort, direction: 'desc' }]),
    ...Object.keys(choice?.values ?? {}).map((value) => ({ [choice?.name ?? '']: value })),
  ];
  if (whole) expect(await called[call]?.()).toEqual(expect.any(Array));
  else
    for (const query of queries) {
      const answer = await called[call]?.({ query });
      expect(answer, JSON.stringify(query)).toMatchObject({ page: 1, perPage: 25, items: expect.any(Array) });
    }
});
