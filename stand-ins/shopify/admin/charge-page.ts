// The page on which a merchant approves or declines what an app charges.
import { type Answer, type Asked, html, readFields, redirect } from '../answer.ts';
import type { AppConfig } from '../app-config.ts';
import type { Clock } from '../clock.ts';
import { tellSubscriptions } from '../graphql/resolvers/billing-nodes.ts';
import { type AppSubscription, approve, type LineItem } from '../shop/billing.ts';
import type { Shop } from '../shop/shop.ts';
import { adminHtml, adminWords, escapeHtml } from './admin-html.ts';

function itemHtml({ pricing }: LineItem, words: (typeof adminWords)['en']): string {
  if (pricing.kind === 'recurring')
    return `<li>${pricing.price.amount} ${pricing.price.currencyCode} ${pricing.interval === 'ANNUAL' ? words.yearly : words.every}</li>`;
  const { amount, currencyCode } = pricing.cappedAmount;
  return `<li>${words.usage} ${amount} ${currencyCode} ${words.every}: ${escapeHtml(pricing.terms)}</li>`;
}

function chargeHtml(shop: Shop, app: AppConfig, subscription: AppSubscription): string {
  const { locale } = shop.user;
  const words = adminWords[locale];
  return adminHtml(
    `${words.charge} · ${shop.details.name}`,
    `<h1>${words.charge}</h1><h2>${escapeHtml(app.title)}: ${escapeHtml(subscription.name)}</h2>
<ul>${subscription.lineItems.map((item) => itemHtml(item, words)).join('')}</ul>
${subscription.trialDays ? `<p>${words.trial} ${subscription.trialDays} ${words.days}</p>` : ''}
${subscription.isTest ? `<p>${words.test}</p>` : ''}
<form method="post"><button class="primary" name="decision" value="approve">${words.approve}</button>
<button name="decision" value="decline">${words.decline}</button></form>`,
    locale,
  );
}

/** Null: no such charge is waiting. */
export function chargeAnswer(asked: Asked, shop: Shop, app: AppConfig, clock: Clock): Answer | null {
  const id = Number(/^\/admin\/charges\/[\w-]+\/(\d+)\//.exec(asked.path)?.[1]);
  const all = shop.installation?.subscriptions ?? [];
  const subscription = all.find((own) => own.id === id);
  if (!subscription) return null;
  // Once decided, the page leads back to the app.
  if (subscription.status !== 'PENDING') return redirect(shop.adminUrl(`/apps/${app.handle}`));
  if (asked.method === 'GET') return html(chargeHtml(shop, app, subscription));
  if (readFields(asked).get('decision') !== 'approve') {
    subscription.status = 'DECLINED';
    subscription.updatedAt = shop.now();
    tellSubscriptions(shop, [subscription]);
    return redirect(shop.adminUrl(`/apps/${app.handle}`));
  }
  tellSubscriptions(shop, approve(all, subscription, clock));
  const target = new URL(subscription.returnUrl);
  target.searchParams.set('charge_id', String(subscription.id));
  return redirect(target.href);
}
