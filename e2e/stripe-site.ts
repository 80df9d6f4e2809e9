import { savePrices } from '#flows/billing/stripe/save-prices.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createStripe } from '#io/stripe/stripe.ts';
import { startStripe } from '../stand-ins/stripe/server.ts';
import { whenOver } from '../test/after-run.ts';
import { createTestApi } from '../test/api.ts';
import { startSite } from './start-site.ts';

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
  await savePrices(stripe, { siteUrl, tell: () => undefined });
  standIn.webhooks.setEndpoint({ url: `${siteUrl}/api/stripe/webhooks`, secret });
  await api.runJobs();
  whenOver(async () => {
    await standIn.close();
    await safeFetch.close();
  });
  return { api, standIn, siteUrl };
}
