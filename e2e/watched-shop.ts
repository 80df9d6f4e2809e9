import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asc, eq } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { sendAlerts } from '#flows/watch/alerts/send-alerts.ts';
import { createReceiver } from '#flows/watch/receiver.fixture.ts';
import { watchProject } from '#flows/watch/watch-project.ts';
import { sendWebhooks } from '#flows/watch/webhooks/send-webhooks.ts';
import { createImageHosts } from '#images/app.ts';
import { mails } from '#io/db/schema/index.ts';
import { createListener } from '#site/listener.ts';
import { createSite } from '#site/site.ts';
import { whenOver } from '../test/after-run.ts';
import { createShopApi } from '../test/api-with-shop.ts';
import { addWatchedProject } from '../test/watched-project.ts';

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

async function startSite(io: Awaited<ReturnType<typeof createShopApi>>['api']['io']): Promise<string> {
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
