import { callHeaders } from '#contract/client.ts';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { projects, routes, subPages } from '#io/db/schema/index.ts';
import { seed } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';

export const of = (id: number) => ({ id: String(id) });

function metaOf(path: string, title: string) {
  const html = `<html lang="de"><meta property="og:title" content="${title}"><meta property="product:price:amount" content="64"><meta property="product:price:currency" content="EUR">`;
  return extractMeta({ body: Buffer.from(html), url: `https://halm.example${path}`, contentType: null });
}

/** A shop with a product route, two pages and all base templates. Pages have no images, so nothing is fetched. */
export async function createTemplatesTest() {
  const api = await createTestApi();
  const { db } = api.io;
  const project = await api.addProject('halm');
  const owner = await api.addPerson('owner@example.com');
  const as = api.as(owner.token);
  await seed(db, { sampleShopUrl: null });
  await api.join(project.id, owner.id, 'admin');
  await db.update(projects).set({ title: 'Halm & Ton', primaryColor: '#b4430f' });
  const rows = await db
    .insert(routes)
    .values([
      { projectId: project.id, path: '/products/*', position: 0 },
      { projectId: project.id, path: '*', position: 1000, isFallback: true },
    ])
    .returning({ id: routes.id });
  const [routeId, fallbackId] = rows.map(({ id }) => id) as [number, number];
  const page = (path: string, title: string) => ({
    projectId: project.id,
    url: `https://halm.example${path}`,
    path,
    title,
    type: 'product',
    routeId,
    fetchedAt: new Date(),
    metaData: metaOf(path, title),
  });
  const pages = await db
    .insert(subPages)
    .values([page('/products/vase', 'Vase Ähre'), page('/products/krug', 'Krug')])
    .returning({ id: subPages.id });
  const pageId = pages[0]?.id ?? 0;
  const base = await as.listBaseTemplates();
  const begin = (name = 'product-split', route = routeId) =>
    as.startConfiguration({ body: { routeId: route, baseTemplateId: base.find((one) => one.name === name)?.id ?? 0 } });
  const image = async (url: string, headers: Record<string, string> = {}) =>
    api.request(new URL(url).pathname.replace('/api', '') + new URL(url).search, {
      headers: { ...callHeaders, cookie: `${SESSION_COOKIE}=${owner.token}`, ...headers },
    });
  return { api, db, project, owner, as, routeId, fallbackId, pageId, base, params: of(project.id), begin, image };
}
