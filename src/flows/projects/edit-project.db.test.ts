import { expect, test } from 'vitest';
import { addFirstTemplates } from '#flows/templates/start-template.ts';
import { addRouteRow, listRoutesWithPages, rematchSubPages } from '#io/db/queries/pages/routes.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { subPages } from '#io/db/schema/index.ts';
import { baseTemplateSeed } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { addRoute } from './edit-project.ts';

const { io } = await createTestApi();
await baseTemplateSeed.insert(io.db);
const full = 'https://shop.example';

async function addSite() {
  const project = await addProject(io.db, { full, state: 'active' });
  const rows = ['/ratgeber/ton', '/ratgeber/glas', '/agb'].map((path) => ({
    projectId: project.id,
    url: full + path,
    path,
  }));
  await io.db.insert(subPages).values(rows);
  await rematchSubPages(io.db, project.id);
  return project;
}

/** Path, pages and live templates. */
const routesOf = async (projectId: number) =>
  (await listRoutesWithPages(io.db, projectId)).map(
    ({ path, subPageCount, liveTemplates }) => [path, subPageCount, liveTemplates] as const,
  );

test('pages that had an image still have one on a route that is added', async () => {
  const project = await addSite();
  await addFirstTemplates(io, project);
  await addRouteRow(io.db, project.id, '/unused/*');
  await addRoute(io, project.id, '/ratgeber/*');
  expect(await routesOf(project.id)).toEqual([
    // Another route without a template is left alone.
    ['/unused/*', 0, 0],
    ['/ratgeber/*', 2, 1],
    ['*', 1, 1],
  ]);
});

test('without a live template of the fallback they get none', async () => {
  const project = await addSite();
  await addRoute(io, project.id, '/ratgeber/*');
  expect(await routesOf(project.id)).toEqual([
    ['/ratgeber/*', 2, 0],
    ['*', 1, 0],
  ]);
});

test('a website has at most 100 page types, because every page is compared with all of them', async () => {
  const project = await addSite();
  for (let at = 0; at < 99; at++) await addRouteRow(io.db, project.id, `/part-${at}/*`);
  await expect(addRoute(io, project.id, '/one-more/*')).rejects.toMatchObject({ code: 'TOO_MANY_ROUTES' });
  expect(await routesOf(project.id)).toHaveLength(100);
});
