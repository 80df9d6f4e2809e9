import { asc, eq } from 'drizzle-orm';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { sendAlerts } from '#flows/alerts/send-alerts.ts';
import { sendWebhooks } from '#flows/alerts/webhooks/send-webhooks.ts';
import { createReceiver } from '#flows/watch/receiver.fixture.ts';
import { watchProject } from '#flows/watch/watch-project.ts';
import { mails } from '#io/db/schema/index.ts';
import { createShopApi } from '../test/api-with-shop.ts';
import { addWatchedProject } from '../test/watched-project.ts';
import { startSite } from './start-site.ts';

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
