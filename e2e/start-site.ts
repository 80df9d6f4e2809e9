import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asc, eq } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { sendAlerts } from '#flows/alerts/send-alerts.ts';
import { sendWebhooks } from '#flows/alerts/webhooks/send-webhooks.ts';
import { savePrices } from '#flows/billing/stripe/save-prices.ts';
import { createReceiver } from '#flows/watch/receiver.fixture.ts';
import { watchProject } from '#flows/watch/watch-project.ts';
import { createImageHosts } from '#images/app.ts';
import { mails } from '#io/db/schema/index.ts';
import { baseTemplateSeed, savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import type { Io } from '#io/io.ts';
import { createShopify } from '#io/shopify/shopify.ts';
import { createStripe } from '#io/stripe/stripe.ts';
import { createListener } from '#site/listener.ts';
import { createSite } from '#site/site.ts';
import { startShopify } from '../stand-ins/shopify/server.ts';
import { startStripe } from '../stand-ins/stripe/server.ts';
import { whenOver } from '../test/after-run.ts';
import { createTestApi, testReader } from '../test/api.ts';
import { createShopApi } from '../test/api-with-shop.ts';
import { addWatchedProject } from '../test/generated-projects.ts';

/** The whole site in this process, so that a test can move its clock and run its jobs. Returns its address. */
export async function startSite(io: Io): Promise<string> {
  let answer: ReturnType<typeof createListener> = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  Object.assign(io.settings, { siteUrl, apiUrl: `${siteUrl}/api`, imagesUrl: `${siteUrl}/images` });
  const build = (await import(pathToFileURL(join(process.cwd(), 'build/programs/pages.js')).href)) as ServerBuild;
  const images = createImageHosts(io);
  const pages = { build, mode: 'production' as const };
  const site = createSite({ io, images: images.app, metricsToken: null, pages, assets: 'build/client' });
  answer = createListener({ site, sendCached: images.live.sendCached, metrics: io.metrics });
  whenOver(async () => {
    server.closeAllConnections();
    server.close();
  });
  return siteUrl;
}

const embed = 'integrations/shopify/extensions/linkbild-preview/blocks/preview.liquid';

/** A stand-in Shopify with one shop, and the site whose app is offered there; its jobs run. */
export async function createShopifySite({ locale = 'en' as 'en' | 'de' } = {}) {
  const standIn = await startShopify({
    app: { scopes: ['read_products', 'read_content', 'read_themes'], embeds: { preview: readFileSync(embed, 'utf8') } },
  });
  const shop = await standIn.addShop({ handle: 'halm-und-ton', user: { locale } });
  const allowedPrivateHosts = [new URL(standIn.url).host, new URL(shop.storefrontUrl).host];
  const safeFetch = createSafeFetch({ allowedPrivateHosts, reader: testReader });
  const { apiKey, apiSecret } = standIn.app;
  const shopify = await createShopify(
    { apiKey, apiSecret, standInUrl: standIn.url },
    { safeFetch, userAgent: 'LinkbildBot/1.0', now: () => new Date() },
  );
  const api = await createTestApi({ safeFetch, politeFetch: safeFetch, shopify });
  api.io.settings.hasShopify = true;
  await savePlans(api.io.db);
  await baseTemplateSeed.insert(api.io.db);
  const siteUrl = await startSite(api.io);
  standIn.app.appUrl = `${siteUrl}/shopify`;
  for (const topic of Object.keys(standIn.app.webhooks))
    standIn.app.webhooks[topic] = `${siteUrl}/api/shopify/webhooks`;
  await api.runJobs();
  whenOver(async () => {
    await standIn.close();
    await safeFetch.close();
  });
  return { api, shop, standIn, siteUrl };
}

/** A stand-in Stripe with our prices, and the site that sells with it; its jobs run. */
export async function createStripeSite() {
  const standIn = await startStripe({ settings: { draftSeconds: 0 } });
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(standIn.url).host] });
  const secret = 'whsec_0000000000000000000000000000';
  const { secretKey } = standIn.settings;
  const stripe = await createStripe(
    { secretKey, webhookSecret: secret, standInUrl: standIn.url },
    { safeFetch, userAgent: 'LinkbildBot/1.0' },
  );
  // One clock for both: amounts of a change are those of a moment.
  const api = await createTestApi({ safeFetch, politeFetch: safeFetch, stripe, now: () => standIn.clock.now() });
  await savePlans(api.io.db);
  const siteUrl = await startSite(api.io);
  await savePrices(stripe, { siteUrl, report: () => undefined });
  standIn.webhooks.setEndpoint({ url: `${siteUrl}/api/stripe/webhooks`, secret });
  await api.runJobs();
  whenOver(async () => {
    await standIn.close();
    await safeFetch.close();
  });
  return { api, standIn, siteUrl };
}

/**
 * A shop that is watched, the site that shows it, and a server that takes webhooks: all in this process, so that the
 * test moves the clock and runs the jobs itself.
 */
export async function createWatchedShop(pages: number) {
  const receiver = await createReceiver();
  let now = new Date('2026-11-02T00:00:00Z');
  const alsoAllowed = [new URL(receiver.url('/')).host];
  const { api, shop } = await createShopApi({ pages, lean: true }, { alsoAllowed, change: { now: () => now } });
  const { io } = api;
  const owner = await api.addPerson('owner@watched.example');
  const project = await addWatchedProject(io.db, shop.url, { pages, ownerId: owner.id, startedAt: now });
  await api.as(owner.token).setAchievement({ body: { key: 'onboarding', value: 'step1' } });
  const siteUrl = await startSite(io);
  const signal = new AbortController().signal;
  const cookie = { name: SESSION_COOKIE, value: owner.token, domain: 'localhost', path: '/', expires: -1 };
  return {
    shop,
    receiver,
    url: (path: string) => `${siteUrl}/app/${project.slug}/${path}`,
    storageState: { cookies: [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }], origins: [] },
    /** Lets the watch run every so often, and everything that is due be sent. */
    async watchFor(minutes: number, every = 30) {
      for (let passed = 0; passed < minutes; passed += every) {
        await watchProject(io, project.id, signal);
        await Promise.all([sendAlerts(io, signal), sendWebhooks(io, signal)]);
        now = new Date(now.getTime() + every * 60_000);
      }
    },
    mails: () => io.db.select().from(mails).where(eq(mails.recipient, owner.email)).orderBy(asc(mails.id)),
  };
}
