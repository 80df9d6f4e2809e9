import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { plans } from '../src/domain/billing/plan-table.ts';
import { productSplit } from '../src/domain/template/base-templates/product-split.ts';
import type { Db } from '../src/io/db/db.ts';
import { addProject } from '../src/io/db/queries/projects/projects.ts';
import { routes, routeTemplates, subscriptions } from '../src/io/db/schema/index.ts';
import { savePlans } from '../src/io/db/seeds/index.ts';
import { loadTestImage, testPages } from '../src/io/render/cards.fixture.ts';
import { atEnd } from './environment.ts';

/** A shop whose every URL is a product with a photo. */
export async function startShop() {
  const photo = Buffer.from((await loadTestImage(testPages.sale.image ?? '')) ?? []);
  const server = createServer((request, response) => {
    if (request.url === '/photo.jpg') return void response.setHeader('content-type', 'image/jpeg').end(photo);
    const name = request.url?.split('/').at(-1) ?? '';
    response
      .setHeader('content-type', 'text/html')
      .end(`<html lang="en"><title>${testPages.sale.title} ${name}</title><meta property="og:image" content="/photo.jpg">
      <meta property="product:price:amount" content="64"><meta property="product:price:currency" content="EUR">`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, url: `http://${host}` };
}

const largest = plans.reduce((a, b) => (b.subPagesIncluded >= a.subPagesIncluded ? b : a));

/** Its project, with a live template and this many known pages on the largest plan, so that each may have an image. */
export async function addShop(
  db: Db,
  shopUrl: string,
  pages: number,
): Promise<{ id: number; uuid: string; slug: string }> {
  await savePlans(db);
  const project = await addProject(db, { full: `${shopUrl}/`, title: 'Halm und Ton', state: 'active' });
  const [route] = await db.insert(routes).values({ projectId: project.id, path: '/products/*' }).returning();
  await db.insert(routeTemplates).values({
    projectId: project.id,
    routeId: route?.id ?? null,
    name: productSplit.name,
    html: productSplit.html,
    variants: productSplit.variants.map((variant) => ({ ...variant, style: { ...variant.style } })),
    state: 'live',
  });
  await db.insert(subscriptions).values({ projectId: project.id, planId: largest.id, state: 'active' });
  await db.execute(sql`insert into sub_pages (project_id, url, path, title, route_id)
    select ${project.id}::int, ${shopUrl} || '/products/' || n, '/products/' || n, 'Product ' || n, ${route?.id ?? null}::int
    from generate_series(1, ${pages}::int) as n`);
  return project;
}
