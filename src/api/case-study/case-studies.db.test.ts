import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { audits, projects, subPages } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';

// Case studies and demos from creation to deletion: who saves, what is rejected, concurrent saves, what the public
// sees.

const api = await createTestApi();
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
const reader = await api.addPerson('reader@example.com');
const [admin, visitor] = [api.as(boss.token), api.as(null)];
const lamps = await api.addProject('lamps');
const params = { id: String(lamps.id) };

const words = (text: string) => ({ en: text, de: `${text} (de)` });
const page = (path: string) => ({
  url: `https://lamps.example${path}`,
  type: 'shopify-product' as const,
  comments: [words(`about ${path}`)],
});
const demo = { identifier: 'lamps-demo', title: words('Lamps'), subPages: [page('/a'), page('/b'), page('/c')] };

test('a demo is created, reordered, read in both languages by everybody, and deleted [2.14] [2.35] [3.15] [7.27]', async () => {
  const made = await admin.saveDemoCaseStudy({ params, body: demo });
  expect(made).toMatchObject({ projectId: lamps.id, identifier: 'lamps-demo', title: words('Lamps') });
  const [a, b, c] = demo.subPages;
  const turned = [c, a, b].flatMap((one) => one ?? []);
  const { id, updatedAt } = made;
  await admin.saveDemoCaseStudy({ params, body: { ...demo, id, updatedAt, subPages: turned } });
  const shown = await visitor.getDemoCaseStudy({ params: { id: 'lamps-demo' } });
  expect(shown.subPages.map(({ order, url, comments }) => [order, url.slice(-2), comments])).toEqual([
    [0, '/c', ['about /c']],
    [1, '/a', ['about /a']],
    [2, '/b', ['about /b']],
  ]);
  const german = await api.as(null, 'de').getDemoCaseStudies({ params: { ids: `nobody,${id},lamps-demo` } });
  expect(german.map(({ title }) => title)).toEqual(['Lamps (de)', 'Lamps (de)']);
  for (const [domain, found] of [
    ['lamps', 1],
    ['LAMPS.example', 1],
    ['vases', 0],
    [undefined, 1],
  ] as const) {
    const query = domain === undefined ? {} : { domain };
    expect(await visitor.listDemoCaseStudies({ query }), String(domain)).toHaveLength(found);
  }
  // No server there: each page says so, and the demo is still shown.
  const cards = await visitor.getDemoCaseStudyCards({ params: { id: 'lamps-demo' } });
  expect(cards).toHaveLength(3);
  expect(cards[0]).toMatchObject({ cards: [], score: null, problem: { en: expect.any(String) } });
  await admin.deleteDemoCaseStudy({ params: { id: String(id) } });
  await expect(visitor.getDemoCaseStudy({ params: { id: 'lamps-demo' } })).rejects.toMatchObject({ status: 404 });
  await expect(admin.deleteDemoCaseStudy({ params: { id: String(id) } })).rejects.toMatchObject({ status: 404 });
});

test('a demo shows the page that the site names for the language, if it is one of the site', async () => {
  const localised = { ...demo, identifier: 'two-languages' };
  await admin.saveDemoCaseStudy({ params, body: localised });
  const read = (path: string, de: string) => ({
    projectId: lamps.id,
    path,
    url: `https://lamps.example${path}`,
    metaData: { locales: { en: `https://lamps.example${path}`, de } } as unknown as MetaTagData,
  });
  await api.io.db
    .insert(subPages)
    .values([read('/a', 'https://lamps.example/de/lampe-a'), read('/b', 'https://elsewhere.example/b')]);
  const urls = async (language: 'en' | 'de') =>
    (await api.as(null, language).getDemoCaseStudy({ params: { id: 'two-languages' } })).subPages.map(({ url }) => url);
  const own = demo.subPages.map(({ url }) => url);
  expect(await urls('en')).toEqual(own);
  // Of b the site names a page elsewhere, and c has not been read.
  expect(await urls('de')).toEqual(['https://lamps.example/de/lampe-a', ...own.slice(1)]);
  const [edited] = await admin.listEditedDemos({ params });
  expect(edited?.subPages.map(({ url }) => url)).toEqual(own);
  await admin.deleteDemoCaseStudy({ params: { id: String(edited?.id) } });
});

test('two people save one demo or one case study: the second gets a conflict, and can then decide', async () => {
  const { id, updatedAt } = await admin.saveDemoCaseStudy({ params, body: demo });
  const save = (title: string, seen: string) =>
    admin.saveDemoCaseStudy({ params, body: { ...demo, id, updatedAt: seen, title: words(title) } });
  const both = await Promise.allSettled([save('Mine', updatedAt), save('Yours', updatedAt)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409, code: 'CONFLICT' } });
  const [now] = await admin.listEditedDemos({ params });
  expect((await save('Yours after all', now?.updatedAt ?? '')).title.en).toBe('Yours after all');

  const study = await admin.saveCaseStudy({ body: caseStudy });
  const first = { ...caseStudy, id: study.id, updatedAt: study.updatedAt };
  await admin.saveCaseStudy({ body: { ...first, title: 'First' } });
  await expect(admin.saveCaseStudy({ body: { ...first, title: 'Second' } })).rejects.toMatchObject({ status: 409 });
  expect((await admin.getCaseStudy({ params: { id: study.uuid } })).title).toBe('First');
});

const caseStudy = {
  title: 'A shop for tea',
  category: 'ECommerce' as const,
  website: 'tea.example',
  description: words('Two hundred pages, one logo.'),
  pages: [
    {
      url: 'tea.example/products/oolong',
      type: 'ProductPage' as const,
      imageType: 'ProductImageBadScale' as const,
      comments: [words('Upright picture')],
    },
    { url: 'https://tea.example/', type: 'OverviewPage' as const, imageType: null, comments: [] },
  ],
};

test('case studies are readable for everybody with an account, searchable and filtered by category [2.23] [3.26]', async () => {
  await admin.saveCaseStudy({ body: { ...caseStudy, title: 'A library', category: 'OpenSource', pages: [] } });
  const as = api.as(reader.token);
  const titles = async (query: Parameters<typeof as.listCaseStudies>[0]['query']) =>
    (await as.listCaseStudies({ query })).items.map(({ title }) => title);
  expect(await titles({})).toEqual(['A library', 'First']);
  expect(await titles({ category: 'OpenSource' })).toEqual(['A library']);
  expect(await titles({ search: 'TEA.ex' })).toEqual(['A library', 'First']);
  const [, first] = (await as.listCaseStudies({ query: {} })).items;
  expect(first?.pages.map(({ url, imageType }) => [url, imageType])).toEqual([
    ['https://tea.example/products/oolong', 'ProductImageBadScale'],
    ['https://tea.example/', null],
  ]);
  await admin.deleteCaseStudy({ params: { id: String(first?.id) } });
  expect(await titles({})).toEqual(['A library']);
});

test.each([
  ['a number as identifier', { identifier: '12' }, 'identifier'],
  ['a slash in the identifier', { identifier: 'a/b' }, 'identifier'],
  ['an identifier that is taken', { identifier: 'lamps-demo' }, 'identifier'],
  ['no German title', { title: { en: 'x', de: ' ' } }, 'title.de'],
  ['a bad word in the title', { title: { en: 'Fuck', de: 'x' } }, 'title.en'],
  ['a page that is no address', { subPages: [{ ...page('/a'), url: 'no address' }] }, 'subPages.0.url'],
  ['a page of no type', { subPages: [{ ...page('/a'), type: 'DetailPage' }] }, 'subPages.0.type'],
  ['an empty comment', { subPages: [{ ...page('/a'), comments: [{ en: '', de: 'x' }] }] }, 'subPages.0.comments.0.en'],
  [
    'a bad word in a comment',
    { subPages: [page('/a'), { ...page('/b'), comments: [{ en: 'x', de: 'Scheiße' }] }] },
    'subPages.1.comments.0.de',
  ],
])('rejected with its field: %s [3.27] [5.21]', async (_, change, field) => {
  const body = { ...demo, identifier: 'another', ...change } as typeof demo;
  await expect(admin.saveDemoCaseStudy({ params, body })).rejects.toMatchObject({
    status: 422,
    errors: { [field]: [expect.any(String)] },
  });
});

test('a one-pager is found by slug, by the uuid of its project and by the uuid of one audit', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
  const done = (score: number, minute: number) => ({
    projectId: lamps.id,
    status: 'completed' as const,
    score,
    finishedAt: at(minute),
  });
  const rows = await api.io.db
    .insert(audits)
    .values([done(30, 1), done(60, 2)])
    .returning();
  await api.io.db.update(projects).set({ reportVisibility: 'public' }).where(eq(projects.id, lamps.id));
  const old = rows.find(({ score }) => score === 30)?.uuid ?? '';
  for (const [key, score] of [
    ['lamps', 60],
    [lamps.uuid, 60],
    [old, 30],
    [old.toUpperCase(), 30],
  ] as const) {
    expect((await visitor.getPublicAudit({ params: { projectSlug: key } })).score, key).toBe(score);
  }
  for (const projectSlug of ['nobody', crypto.randomUUID()]) {
    await expect(visitor.getPublicAudit({ params: { projectSlug } })).rejects.toMatchObject({ status: 404 });
  }
});
