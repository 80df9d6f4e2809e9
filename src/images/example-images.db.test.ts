import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import { printReportName } from '#flows/reports/find-visible-report.ts';
import { addAudit, listAuditPages } from '#io/db/queries/audits/audits.ts';
import { findSubPageByUrl } from '#io/db/queries/pages/sub-pages.ts';
import { changeProject } from '#io/db/queries/projects/projects.ts';
import { createExampleImageHosts } from './example-images.ts';
import { createServingTest, page } from './serving.fixture.ts';

// What a stranger can make us do with the images of a public report.

const serving = await createServingTest();
const { io, pages, project, requested, site, clock } = serving;
await changeProject(io.db, project.id, { reportVisibility: 'public' });
await serving.setTemplate({ html: '<img src="{{ image }}" style="width:100%;height:100%">' });

/** Requests the image of a page of a public report, from hosts of its own. `quotas`: one for each drawing. */
async function imageOf(name: string, hasDesign: boolean) {
  const url = `${site}/products/${name}`;
  if (hasDesign) await serving.get(`${project.uuid}/v1/products/${name}.jpg`);
  const known = hasDesign ? await findSubPageByUrl(io.db, project.id, url) : null;
  const planned = [{ url, subPageId: known?.id ?? null, priority: 0 }];
  const audit = await addAudit(io.db, { projectId: project.id, trigger: 'manual', pages: planned });
  const [audited] = await listAuditPages(io.db, audit.id);
  const quotas: string[] = [];
  const render: typeof io.renderer.render = (request) => {
    quotas.push(request.quota);
    return io.renderer.render(request);
  };
  const hosts = createExampleImageHosts({ ...io, renderer: { ...io.renderer, render } });
  const get = async (client = '203.0.113.1', name = audit.uuid) => {
    const environment = { incoming: { socket: { remoteAddress: client } } };
    const answer = await hosts.request(`/og/sketch/${name}/${audited?.id}.jpg`, {}, environment);
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, type: answer.headers.get('content-type'), bytes };
  };
  const readings = () => requested.filter((path) => path === `/products/${name}`).length;
  return { get, quotas, readings, print: (client: string) => get(client, printReportName(io, project, audit.uuid)) };
}

const image = { status: 200, type: 'image/jpeg' };
const minuteLater = () => {
  clock.offset += 60_001;
};

test('a live design whose photo does not load is drawn once a minute, and not in the quota of live images', async () => {
  pages.set('/products/broken', page('Broken', `<meta property="og:image" content="${site}/not-there.jpg">`));
  const { get, quotas } = await imageOf('broken', true);
  const own = `example images of ${new URL(site).hostname}`;
  expect(await get()).toMatchObject(image);
  expect(quotas, 'in the live design, then in a base template').toEqual([own, own]);
  for (let count = 0; count < 3; count++) expect(await get()).toMatchObject(image);
  expect(quotas).toHaveLength(2);
  minuteLater();
  await get();
  expect(quotas).toHaveLength(3);
});

test('a page that is gone is read once a minute, and its text drawn once', async () => {
  const { get, quotas, readings } = await imageOf('gone', false);
  const first = await get();
  expect(first).toMatchObject(image);
  for (let count = 0; count < 3; count++) expect(await get()).toEqual(first);
  expect([readings(), quotas.length]).toEqual([1, 1]);
  pages.set('/products/gone', page('Back'));
  minuteLater();
  expect((await get()).bytes.equals(first.bytes)).toBe(false);
  expect(readings()).toBe(2);
});

test('over the limit a client gets the plain card, without a drawing; stored images are sent to it all the same', async () => {
  pages.set('/products/bowl', page('Bowl'));
  const { get, quotas, readings } = await imageOf('bowl', false);
  const client = '203.0.113.2';
  for (let count = 0; count < limits.exampleImagesOfReports.max; count++)
    await countAgainst(io, limits.exampleImagesOfReports, client);
  const plain = await get(client);
  expect(plain).toMatchObject(image);
  expect([readings(), quotas.length]).toEqual([0, 0]);
  const drawn = await get();
  expect(drawn.bytes.equals(plain.bytes)).toBe(false);
  expect(await get(client)).toEqual(drawn);
});

test('what others had printed leaves no plain card in a report that is printed', async () => {
  pages.set('/products/jug', page('Jug'));
  const { quotas, print } = await imageOf('jug', false);
  const browser = '203.0.113.3';
  for (let count = 0; count < limits.exampleImagesOfReports.max; count++)
    await countAgainst(io, limits.exampleImagesOfReports, browser);
  expect(await print(browser)).toMatchObject(image);
  expect(quotas).toHaveLength(1);
});
