// How long a buyer waits: from the moment at which Stripe sends the events of a purchase to the first call that the new
// plan allows. Twenty purchases each, with one process and with web and worker apart, at a stand-in Stripe; the page
// that people come back to is not opened, so that only the events count. Ours must stay below two seconds.
import { setTimeout as wait } from 'node:timers/promises';
import { savePrices } from '../src/flows/billing/stripe/save-prices.ts';
import type { Db } from '../src/io/db/db.ts';
import { findUserByEmail } from '../src/io/db/queries/accounts/users.ts';
import { upsertCollaborator } from '../src/io/db/queries/projects/collaborators.ts';
import { projects } from '../src/io/db/schema/index.ts';
import { savePlans } from '../src/io/db/seeds/index.ts';
import { createSafeFetch } from '../src/io/fetch/safe-fetch.ts';
import { createStripe } from '../src/io/stripe/stripe.ts';
import { type StripeStandIn, startStripe } from '../stand-ins/stripe/server.ts';
import { freePort, type Instance, startInstance } from '../test/instance.ts';
import { atEnd, clientOf, cookieOf, isShort, runBench, startDatabase } from './environment.ts';
import { median, printTable, rounded } from './harness.ts';

const PURCHASES = isShort ? 3 : 20;
const BAR_MS = 2_000;
/** How exact the time is. */
const LOOK_MS = 25;
const secret = 'whsec_0000000000000000000000000000';
const buyer = {
  name: 'Halm & Ton GmbH',
  line1: 'Lange Straße 5',
  postal_code: '04103',
  city: 'Leipzig',
  country: 'DE',
  card: '4242 4242 4242 4242',
  expiry: '12/50',
  cvc: '123',
  do: 'pay',
};

type Role = 'all' | 'web' | 'worker';
const layouts: [name: string, roles: Role[]][] = [
  ['one process', ['all']],
  ['web and worker', ['web', 'worker']],
];
async function makePrices(standIn: StripeStandIn): Promise<void> {
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(standIn.url).host] });
  const keys = { secretKey: standIn.settings.secretKey, webhookSecret: secret, standInUrl: standIn.url };
  const stripe = await createStripe(keys, { safeFetch, userAgent: 'bench' });
  await savePrices(stripe, { siteUrl: 'http://localhost', report: () => undefined });
  await safeFetch.close();
}

interface Place {
  standIn: StripeStandIn;
  db: Db;
  dataDir: string;
  settings: Record<string, string>;
}

async function measureLayout(place: Place, name: string, roles: Role[]): Promise<number[]> {
  const { standIn, dataDir, settings } = place;
  const instances: Instance[] = [];
  try {
    for (const ROLE of roles)
      instances.push(
        await startInstance(dataDir, {
          ...settings,
          ROLE,
          ...(ROLE === 'worker' ? { HEALTH_PORT: String(await freePort()) } : {}),
        }),
      );
    const { url = '' } = instances[0] ?? {};
    standIn.webhooks.setEndpoint({ url: `${url}/api/stripe/webhooks`, secret });
    const list: number[] = [];
    for (let at = 0; at < PURCHASES; at++) list.push(await purchase(place, url, `${name}-${at}`));
    return list;
  } finally {
    for (const instance of instances) await instance.stop();
  }
}

/** Milliseconds until the second person can be invited, which the free plan refuses. */
async function purchase({ standIn, db }: Place, url: string, name: string): Promise<number> {
  const { api, params } = await addOwner(db, url, name);
  const invite = () => api.addCollaborator({ params, body: { email: `guest-${name}@bench.example`, role: 'user' } });
  await invite().then(
    () => Promise.reject(new Error('the free plan allows a second person')),
    (error: { code?: string }) => {
      if (error.code !== 'LIMIT_REACHED') throw error;
    },
  );
  const checkout = await api.startCheckout({ params, body: { planId: 'starter-100', period: 'monthly' } });
  standIn.webhooks.hold();
  await fetch(checkout.url, { method: 'POST', body: new URLSearchParams(buyer), redirect: 'manual' });
  const started = performance.now();
  const sending = standIn.webhooks.release();
  while ((await api.getPlan({ params })).state !== 'active') {
    if (performance.now() - started > 30_000) throw new Error('the plan did not begin within 30 s');
    await wait(LOOK_MS);
  }
  await invite();
  const milliseconds = performance.now() - started;
  await sending;
  return milliseconds;
}

async function addOwner(db: Db, url: string, name: string) {
  const [project] = await db
    .insert(projects)
    .values({ slug: name, full: `https://${name}.example`, pageType: 'shopify', state: 'active' })
    .returning({ id: projects.id });
  const email = `${name}@bench.example`;
  const cookie = await cookieOf(db, email, 'user');
  const user = await findUserByEmail(db, email);
  if (!project || !user) throw new Error(`${name} could not be stored`);
  await upsertCollaborator(db, project.id, user.id, 'admin');
  return { api: clientOf(url, cookie), params: { id: String(project.id) } };
}

await runBench('billing', async () => {
  const standIn = await startStripe();
  atEnd(() => standIn.close());
  const { dataDir, url: databaseUrl, db } = await startDatabase();
  await savePlans(db);
  await makePrices(standIn);
  const settings = {
    DATABASE_URL: databaseUrl,
    SAMPLE_SHOP_PORT: '0',
    STRIPE_SECRET_KEY: standIn.settings.secretKey,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_STAND_IN_URL: standIn.url,
  };
  const rows: { name: string; median: number; longest: number }[] = [];
  for (const [name, roles] of layouts) {
    const list = await measureLayout({ standIn, db, dataDir, settings }, name.replaceAll(' ', '-'), roles);
    rows.push({ name, median: median(list), longest: Math.max(...list) });
  }
  printTable(
    ['from the events to the first allowed call', 'purchases', 'median ms', 'longest ms', 'bar ms'],
    rows.map((row) => [
      row.name,
      String(PURCHASES),
      String(rounded(row.median)),
      String(rounded(row.longest)),
      `${BAR_MS}`,
    ]),
  );
  const ratios = Object.fromEntries(rows.map(({ name, longest }) => [`two seconds (${name})`, BAR_MS / longest]));
  return {
    ratios,
    bars: Object.fromEntries(Object.keys(ratios).map((name) => [name, 1])),
    figures: { rows },
    isSlow: rows.some(({ longest }) => longest > BAR_MS),
  };
});
