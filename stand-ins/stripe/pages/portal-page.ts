import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { productName } from '../catalogue/prices.ts';
import { defaultMethod } from '../customers/payment-methods.ts';
import { taxIdsOf } from '../customers/tax-ids.ts';
import { type Answer, type Asked, html, redirect } from '../http/answer.ts';
import { declineOf } from '../http/errors.ts';
import { changeDetails, endAtPeriod, keepOn, replaceCard, runningOf } from '../portal/portal-actions.ts';
import { addressFields, cardFields, type Fields, knownFields, readFields, typedAddress, typedCard } from './forms.ts';
import { dateText, escapeHtml, field, localeOf, money, type PageLocale, pageHtml, problemHtml } from './page-html.ts';
import { pageWords } from './page-words.ts';

function subscriptionHtml(account: Account, subscription: Stripe.Subscription, locale: PageLocale): string {
  const words = pageWords[locale];
  const [item] = subscription.items.data;
  if (!item) return '';
  const { cancel_at: cancelAt } = subscription;
  const when = `${cancelAt ? words.ends : words.renews} ${dateText(cancelAt ?? item.current_period_end, locale)}`;
  const [wish, button] = cancelAt ? (['resume', words.resume] as const) : (['cancel', words.cancel] as const);
  return `<p data-subscription="${subscription.id}"><b>${escapeHtml(productName(account, item.price))}</b> · ${money(item.price.unit_amount ?? 0, item.price.currency, locale)}<br>${when}</p>
<form method="post"><input type="hidden" name="subscription" value="${subscription.id}"><button name="do" value="${wish}">${button}</button></form>`;
}

function invoicesHtml(account: Account, customer: string, locale: PageLocale): string {
  const rows = [...account.invoices.values()]
    .filter((own) => own.customer === customer && own.status !== 'draft')
    .toReversed()
    .map(
      (own) =>
        `<tr><td><a href="/i/${own.id}">${own.number}</a> · ${dateText(own.created, locale)}</td><td>${money(own.total, own.currency, locale)}</td></tr>`,
    );
  return rows.length === 0 ? '' : `<h2>${pageWords[locale].invoices}</h2><table>${rows.join('')}</table>`;
}

function homeHtml(
  account: Account,
  session: Stripe.BillingPortal.Session,
  typed: Fields,
  problem: string | null,
): string {
  const customer = account.customers.get(session.customer) ?? null;
  const locale = localeOf(session.locale, customer?.preferred_locales);
  const words = pageWords[locale];
  const running = runningOf(account, session.customer);
  const card = defaultMethod(account, session.customer, running[0])?.card;
  const cardForm = `<h2>${words.currentCard}</h2><p>${card ? `${card.brand} •••• ${card.last4}` : words.noCard}</p>
<form method="post">${cardFields(words, typed)}<button class="primary" name="do" value="card">${words.update}</button></form>`;
  const detailsForm = `<h2>${words.details}</h2><form method="post">${addressFields(words, typed)}${field('vat_id', words.vatId, typed.get('vat_id'))}
<button name="do" value="details">${words.update}</button></form>`;
  const own = session.flow?.subscription_cancel?.subscription;
  const shown = own ? running.filter(({ id }) => id === own) : running;
  const plans = `<h2>${words.subscription}</h2>${shown.map((sub) => subscriptionHtml(account, sub, locale)).join('')}`;
  // A flow shows only what it is about.
  const whole = `${plans}${cardForm}${detailsForm}${invoicesHtml(account, session.customer, locale)}`;
  const body = session.flow ? (own ? plans : cardForm) : whole;
  const back = session.return_url ? `<p><a href="${escapeHtml(session.return_url)}">${words.back}</a></p>` : '';
  return pageHtml(
    account.settings.sellerName,
    `<h1>${escapeHtml(account.settings.sellerName)}</h1>${problemHtml(problem)}${body}${back}`,
    locale,
  );
}

/** Null: done. Otherwise what is wrong. */
function act(account: Account, customer: Stripe.Customer, typed: Fields, locale: PageLocale): string | null {
  const words = pageWords[locale];
  const subscription = runningOf(account, customer.id).find(({ id }) => id === typed.get('subscription'));
  switch (typed.get('do')) {
    case 'cancel':
      if (subscription) endAtPeriod(account, subscription);
      return null;
    case 'resume':
      if (subscription) keepOn(account, subscription);
      return null;
    case 'details': {
      const details = { name: typed.get('name') ?? '', address: typedAddress(typed), vatId: typed.get('vat_id') ?? '' };
      return changeDetails(account, customer, details) ? null : 'Your tax ID is invalid.';
    }
    default: {
      const card = typedCard(typed, words, account.clock.now());
      if ('problem' in card) return card.problem;
      if (card.behaviour.atOnce) return declineOf(card.behaviour.atOnce).message;
      replaceCard(account, customer, card);
      return null;
    }
  }
}

export function portalAnswer(asked: Asked, account: Account, id: string): Answer {
  const session = account.portalSessions.get(id);
  const customer = session && account.customers.get(session.customer);
  if (!session || !customer) return html(pageHtml('404', '<p>404</p>', 'en'), 404);
  const locale = localeOf(session.locale, customer.preferred_locales);
  const known = knownFields(customer, taxIdsOf(account, customer.id)[0]?.value);
  if (asked.method !== 'POST') return html(homeHtml(account, session, known, null));
  const typed = new Map([...known, ...readFields(asked.body)]);
  const problem = act(account, customer, typed, locale);
  if (problem) return html(homeHtml(account, session, typed, problem), 402);
  return redirect(session.flow?.after_completion.redirect?.return_url ?? `/p/session/${id}`);
}
