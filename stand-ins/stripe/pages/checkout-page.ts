import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { completeSession } from '../checkout/complete.ts';
import { quoteSession } from '../checkout/quote.ts';
import { type Answer, type Asked, html, redirect } from '../http/answer.ts';
import { addressFields, cardFields, type Fields, knownFields, readFields, typedAddress, typedCard } from './forms.ts';
import { dateText, escapeHtml, field, localeOf, money, type PageLocale, pageHtml, problemHtml } from './page-html.ts';
import { pageWords } from './page-words.ts';

const DAY_SECONDS = 86_400;

/** Without a card only if nothing is due and the request allows it. */
function needsCard(account: Account, session: Stripe.Checkout.Session): boolean {
  const checkout = account.checkouts.get(session.id);
  const isTrial = checkout?.subscription.trialDays != null || checkout?.subscription.trialEnd != null;
  return !isTrial || session.payment_method_collection !== 'if_required';
}

function sumsHtml(account: Account, session: Stripe.Checkout.Session, typed: Fields, locale: PageLocale): string {
  const words = pageWords[locale];
  const items = account.checkouts.get(session.id)?.lineItems ?? [];
  const rows = items.map(
    ({ description, amount_subtotal: amount, currency }) =>
      `<tr><td>${escapeHtml(description ?? '')}</td><td>${money(amount, currency, locale)}</td></tr>`,
  );
  const quote = quoteSession(account, session, { address: typedAddress(typed), vatId: typed.get('vat_id') ?? '' });
  if (!quote) return `<table>${rows.join('')}</table>`;
  const [tax] = quote.total_taxes ?? [];
  const rate = account.taxRates.get(tax?.tax_rate_details?.tax_rate ?? '')?.percentage;
  const taxName = tax?.taxability_reason === 'reverse_charge' ? words.reverse : `${words.vat} (${rate ?? 0} %)`;
  const taxRow = tax ? `<tr><td>${taxName}</td><td>${money(tax.amount, quote.currency, locale)}</td></tr>` : '';
  return `<table>${rows.join('')}<tr><td>${words.net}</td><td>${money(quote.subtotal, quote.currency, locale)}</td></tr>${taxRow}
<tr><td><b>${words.total}</b></td><td><b data-total="${quote.amount_due}">${money(quote.amount_due, quote.currency, locale)}</b></td></tr></table>`;
}

function formHtml(account: Account, session: Stripe.Checkout.Session, typed: Fields, problem: string | null): string {
  const customer = account.customers.get(String(session.customer)) ?? null;
  const locale = localeOf(session.locale, customer?.preferred_locales);
  const words = pageWords[locale];
  const plan = account.checkouts.get(session.id)?.subscription;
  const trialEnd = plan?.trialEnd ?? (plan?.trialDays ? account.now() + plan.trialDays * DAY_SECONDS : null);
  const button = session.mode === 'payment' ? words.pay : trialEnd ? words.startTrial : words.subscribe;
  const email = customer ? '' : field('email', words.email, typed.get('email'), 'type="email" required');
  const vat = session.tax_id_collection?.enabled ? field('vat_id', words.vatId, typed.get('vat_id')) : '';
  return pageHtml(
    `${button} · ${account.settings.sellerName}`,
    `<h1>${escapeHtml(account.settings.sellerName)}</h1>
${sumsHtml(account, session, typed, locale)}
${trialEnd ? `<p>${words.trial} ${dateText(trialEnd, locale)}</p>` : ''}
${problemHtml(problem)}
<form method="post">${email}${needsCard(account, session) ? cardFields(words, typed) : ''}${addressFields(words, typed)}${vat}
<button class="primary" name="do" value="pay">${button}</button>
<button name="do" value="update" formnovalidate>${words.update}</button></form>
${session.cancel_url ? `<p><a href="${escapeHtml(session.cancel_url)}">${words.back}</a></p>` : ''}`,
    locale,
  );
}

/** The bank's page: all that was typed goes through it unseen. */
const bankHtml = (typed: Fields, locale: PageLocale) =>
  pageHtml(
    '3D Secure',
    `<h1>3D Secure</h1><p>${pageWords[locale].confirm}</p><form method="post">${[...typed]
      .filter(([name]) => name !== 'do')
      .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
      .join('')}
<button class="primary" name="do" value="confirmed">${pageWords[locale].complete}</button>
<button name="do" value="not-confirmed">${pageWords[locale].fail}</button></form>`,
    locale,
  );

export function checkoutAnswer(asked: Asked, account: Account, id: string): Answer {
  const session = account.sessions.get(id);
  if (!session) return html(pageHtml('404', '<p>404</p>', 'en'), 404);
  const customer = account.customers.get(String(session.customer)) ?? null;
  const locale = localeOf(session.locale, customer?.preferred_locales);
  const words = pageWords[locale];
  if (session.status !== 'open') return html(pageHtml(words.over, `<p>${words.over}</p>`, locale), 410);
  const known = knownFields(customer);
  if (session.customer_email) known.set('email', session.customer_email);
  if (asked.method !== 'POST') return html(formHtml(account, session, known, null));
  const typed = new Map([...known, ...readFields(asked.body)]);
  const again = (problem: string | null, status = 200) => html(formHtml(account, session, typed, problem), status);
  const wish = typed.get('do') ?? 'pay';
  if (wish === 'update') return again(null);
  if (wish === 'not-confirmed') return again(words.notConfirmed, 402);
  const card = needsCard(account, session) || typed.get('card') ? typedCard(typed, words, account.clock.now()) : null;
  if (card && 'problem' in card) return again(card.problem, 402);
  const outcome = completeSession(account, session, {
    card,
    email: typed.get('email') ?? '',
    name: typed.get('name') ?? '',
    address: typedAddress(typed),
    vatId: typed.get('vat_id') ?? '',
    isConfirmed: wish === 'confirmed',
  });
  if (outcome.kind === 'asks') return html(bankHtml(typed, locale));
  return outcome.kind === 'done' ? redirect(outcome.url) : again(outcome.message, 402);
}
