import { expect, test } from 'vitest';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { listSubPages } from '#io/db/queries/pages/sub-pages.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../../../test/api.ts';
import { loadPageHistory } from './load-page-history.server.ts';

const api = await createTestApi();
await savePlans(api.io.db);
const owner = await api.addPerson('owner@history.example');
const stranger = await api.addPerson('stranger@history.example');
const [mine, alsoMine, foreign] = await Promise.all(
  ['history', 'second', 'foreign'].map((slug) => api.addProject(slug)),
);
if (!mine || !alsoMine || !foreign) throw new Error('no projects');
await api.join(mine.id, owner.id, 'admin');
await api.join(alsoMine.id, owner.id, 'admin');
await api.join(foreign.id, stranger.id, 'admin');
const found = { url: 'https://history.example/a', path: '/a', routeId: null, type: null, status: 0 as const };
await upsertFoundPages(api.io.db, mine.id, [{ ...found, lastModifiedAt: null }], 10);
const { items } = await listSubPages(api.io.db, { projectId: mine.id, page: 1, perPage: 1 });
const pageId = String(items[0]?.id);
const url = new URL('https://linkbild.example/app/history/monitoring/pages/1');

test('a page opens under its own project', async () => {
  const { page, comparison } = await loadPageHistory(api.as(owner.token), mine.id, pageId, url);
  expect([page.path, comparison]).toEqual(['/a', null]);
});

test.each([
  ['another project of the same person', owner, alsoMine],
  ['a stranger’s project', stranger, foreign],
])('a page does not exist under %s', async (_, person, project) => {
  const opened = loadPageHistory(api.as(person.token), project.id, pageId, url);
  await expect(opened).rejects.toMatchObject({ init: { status: 404 } });
});
