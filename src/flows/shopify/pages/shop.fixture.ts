import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { tokenColumns } from '#flows/shopify/shop-access.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { findShop, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import { routes, routeTemplates, shopifyPages, shopifyShops, subPages, subscriptions } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import type { Io } from '#io/io.ts';
import { createReaderHere } from '#io/page-reader/page-reader.ts';
import { themeTasks } from '#io/page-reader/theme-tasks.ts';
import { createShopify } from '#io/shopify/shopify.ts';
import type { ShopOptions } from '../../../../stand-ins/shopify/shop/shop.ts';
import { createShopifyTest } from '../../../../stand-ins/shopify/shopify.fixture.ts';
import { whenOver } from '../../../../test/after-run.ts';
import { createTestApi } from '../../../../test/api.ts';

interface Options {
  shop?: Partial<ShopOptions>;
  planId?: string;
  scopes?: string[];
  change?: Partial<Io>;
  /** Requests to the Admin API are retried without delay. */
  hasNoPauses?: boolean;
}

/** A shop at the stand-in with the app installed, its project with a live template for products, and the app itself. */
export async function createShopTest({
  shop: options = {},
  planId = 'starter-1000',
  scopes,
  change,
  hasNoPauses,
}: Options = {}) {
  const { shopify: standIn, shop, installation } = await createShopifyTest({ shop: options });
  if (scopes) shop.setScopes(scopes);
  const hosts = [new URL(standIn.url).host, new URL(shop.storefrontUrl).host];
  const safeFetch = createSafeFetch({ allowedPrivateHosts: hosts, reader: createReaderHere(themeTasks) });
  const { apiKey, apiSecret } = standIn.app;
  const pause = hasNoPauses ? { pause: async () => undefined } : {};
  const parts = { safeFetch, userAgent: 'LinkbildBot/1.0', now: () => new Date(), ...pause };
  const shopify = createShopify({ apiKey, apiSecret, standInUrl: standIn.url }, parts);
  const api = await createTestApi({ shopify, safeFetch, politeFetch: safeFetch, ...change });
  const { io } = api;
  await savePlans(io.db);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = request.headers as Record<string, string>;
    const answer = await api.request(request.url ?? '/', { method: 'POST', headers, body: Buffer.concat(chunks) });
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.app.appUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shopify`;
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
    await safeFetch.close();
  });
  const full = `${shop.storefrontUrl}/`;
  const project = await addProject(io.db, { full, title: 'Halm & Ton', state: 'active', pageType: 'shopify' });
  await io.db.insert(subscriptions).values({ projectId: project.id, planId, state: 'active', startedAt: new Date() });
  const [route] = await io.db.insert(routes).values({ projectId: project.id, path: '/products/*' }).returning();
  if (!route) throw new Error('no route');
  const html = '<div style="width:100%;height:100%;font-size:60px">{{ title }} {{ price }} {{ compareAtPrice }}</div>';
  await io.db
    .insert(routeTemplates)
    .values({ projectId: project.id, routeId: route.id, name: 'Card', html, state: 'live' });
  const { token } = installation.tokens.grantOffline(installation.scopes);
  await io.db.insert(shopifyShops).values({
    shop: shop.domain,
    projectId: project.id,
    primaryUrl: shop.storefrontUrl,
    ...tokenColumns(io, {
      accessToken: token.value,
      expiresAt: null,
      refreshToken: null,
      refreshTokenExpiresAt: null,
      scopes: installation.scopes,
    }),
  });
  const row = async (): Promise<ShopRow> => {
    const found = await findShop(io.db, shop.domain);
    if (!found) throw new Error('no shop');
    return found;
  };
  /** The project's pages with the shop's data about them, by path. */
  const pages = async () => {
    const rows = await io.db
      .select({ path: subPages.path, status: subPages.status, title: subPages.title, shop: shopifyPages })
      .from(subPages)
      .leftJoin(shopifyPages, eq(shopifyPages.subPageId, subPages.id))
      .where(eq(subPages.projectId, project.id));
    return new Map(rows.map((page) => [page.path, page]));
  };
  return { api, io, standIn, shop, installation, project, route, row, pages };
}
