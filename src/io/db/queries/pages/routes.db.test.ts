import { expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { subPages } from '#io/db/schema/index.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { addRouteRow, listRoutesWithPages, rematchSubPages } from './routes.ts';

const { db } = await createTestDatabase();
const site = 'https://shop.example';

/** Pages that were read, each a day newer than the one before. */
async function addPages(paths: (string | [path: string, mainPath: string])[]) {
  const project = await addProject(db, { full: site, state: 'active' });
  await addRouteRow(db, project.id, '/products/*');
  const rows = paths.map((one, at) => {
    const [path, mainPath] = typeof one === 'string' ? [one] : one;
    const head = mainPath ? `<link rel="alternate" hreflang="x-default" href="${site + mainPath}">` : '';
    const metaData = extractMeta({ body: Buffer.from(head), url: site + path });
    const day = new Date(Date.UTC(2026, 0, at + 1));
    return { projectId: project.id, url: site + path, path, metaData, lastModifiedAt: day, fetchedAt: day };
  });
  await db.insert(subPages).values(rows);
  await rematchSubPages(db, project.id);
  return project;
}

test.each<[string, Parameters<typeof addPages>[0], string]>([
  ['the newest', ['/products/a', '/products/b'], '/products/b'],
  ['one without a language in its path', ['/products/a', '/de/products/b', '/pt-br/products/c'], '/products/a'],
  ['the newest of those that all have one', ['/de/products/a', '/en/products/b'], '/en/products/b'],
  [
    'the one that pages call their main one, whatever its path',
    ['/en/products/a', ['/products/a', '/en/products/a']],
    '/en/products/a',
  ],
])('what stands for a route is %s', async (_, paths, expected) => {
  const project = await addPages(paths);
  const [products] = await listRoutesWithPages(db, project.id);
  expect(products?.sampleSubPage?.path).toBe(expected);
});
