// Reads all pages of a shop in a process of its own, and prints how long it took and what it held in memory.
// `node --expose-gc sync-process.ts <JSON>`

import { syncPages } from '../../src/flows/shopify/pages/sync-pages.ts';
import { tokenColumns } from '../../src/flows/shopify/shop-access.ts';
import { createKeys } from '../../src/io/accounts/secret-keys.ts';
import { connect } from '../../src/io/db/db.ts';
import { addProject } from '../../src/io/db/queries/projects/projects.ts';
import { findShop } from '../../src/io/db/queries/shopify/shops.ts';
import { shopifyShops, subscriptions } from '../../src/io/db/schema/index.ts';
import { createSafeFetch } from '../../src/io/fetch/safe-fetch.ts';
import type { Io } from '../../src/io/io.ts';
import { createLog } from '../../src/io/log/log.ts';
import { createShopify } from '../../src/io/shopify/shopify.ts';

interface Order {
  databaseUrl: string;
  standInUrl: string;
  domain: string;
  storefrontUrl: string;
  token: string;
  scopes: string[];
  apiKey: string;
  apiSecret: string;
}
const order = JSON.parse(process.argv[2] ?? '') as Order;
const { standInUrl, domain, storefrontUrl, token, scopes, apiKey, apiSecret } = order;
const database = connect(order.databaseUrl);
const hosts = [standInUrl, storefrontUrl].map((url) => new URL(url).host);
const safeFetch = createSafeFetch({ allowedPrivateHosts: hosts });
const userAgent = 'LinkbildBot/1.0';
const now = () => new Date();
// What the reading uses of everything there is.
const io = {
  db: database.db,
  keys: createKeys(['bench']),
  log: createLog('error'),
  now,
  safeFetch,
  settings: { userAgent },
  // The first audit, which would follow, is not measured.
  queue: { enqueue: async () => 'none' },
  shopify: await createShopify({ apiKey, apiSecret, standInUrl }, { safeFetch, userAgent, now }),
} as unknown as Io;
const project = await addProject(io.db, { full: `${storefrontUrl}/`, state: 'active', pageType: 'shopify' });
const plan = { projectId: project.id, planId: 'starter-10000', state: 'active' as const, startedAt: now() };
await io.db.insert(subscriptions).values(plan);
const none = { expiresAt: null, refreshToken: null, refreshTokenExpiresAt: null };
const row = { shop: domain, projectId: project.id, primaryUrl: storefrontUrl };
await io.db.insert(shopifyShops).values({ ...row, ...tokenColumns(io, { accessToken: token, scopes, ...none }) });

let heap = 0;
let rss = 0;
const look = () => {
  globalThis.gc?.();
  const memory = process.memoryUsage();
  heap = Math.max(heap, memory.heapUsed);
  rss = Math.max(rss, memory.rss);
};
const timer = setInterval(look, 500);
const start = performance.now();
await syncPages(io, domain, new AbortController().signal);
look();
clearInterval(timer);
const milliseconds = performance.now() - start;
const sync = (await findShop(io.db, domain))?.pageSync;
console.log(
  JSON.stringify({ milliseconds, heap, rss, found: sync?.found, taken: sync?.taken, isEnded: Boolean(sync?.endedAt) }),
);
await database.close();
await safeFetch.close();
