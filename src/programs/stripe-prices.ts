import { readEnv } from '#env.ts';
import { wantedEvents } from '#flows/billing/stripe/events.ts';
import { savePrices } from '#flows/billing/stripe/save-prices.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { createStripe } from '#io/stripe/stripe.ts';

// npm run stripe:prices

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main() {
  const env = readEnv(process.env);
  if (!env.stripe) throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set.');
  const safeFetch = createSafeFetch({ allowedPrivateHosts: env.allowedPrivateHosts });
  const stripe = await createStripe(env.stripe, { safeFetch, userAgent: 'Linkbild' });
  const counts = new Map<string, number>();
  await savePrices(stripe, {
    siteUrl: env.siteUrl,
    report(what, outcome) {
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if (outcome !== 'as it was') say(`${outcome}: ${what}`);
    },
  });
  say([...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', '));
  say(`\nEvents go to ${env.apiUrl}/stripe/webhooks. Choose these in Stripe:`);
  for (const type of wantedEvents) say(`  ${type}`);
  await safeFetch.close();
}

await main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  },
);
