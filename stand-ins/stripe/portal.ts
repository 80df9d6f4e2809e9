// The customer's own page: https://docs.stripe.com/customer-management
import type Stripe from 'stripe';
import { type Account, change, newId } from './account.ts';
import { type Answer, type Asked, type Route, route } from './api.ts';
import { attachCard, type Card, defaultMethod, readCard } from './cards.ts';
import { productName } from './catalogue.ts';
import { updateSubscription } from './change-plan.ts';
import { customerOf } from './customers.ts';
import { declineOf } from './errors.ts';
import {
  addressFields,
  cardFields,
  dateText,
  escapeHtml,
  type Fields,
  html,
  money,
  notFound,
  problemHtml,
  readFields,
  redirect,
  rowHtml,
  typedAddress,
} from './pages.ts';
import { metadata, type Params, page, required, text } from './params.ts';
import { itemOf } from './subscription.ts';

const DEFAULT_CONFIGURATION = 'bpc_standIn00000000000000';

function create(account: Account, params: Params): Stripe.BillingPortal.Session {
  const id = newId('bps');
  const session = {
    id,
    object: 'billing_portal.session',
    configuration: text(params, 'configuration') ?? DEFAULT_CONFIGURATION,
    created: account.now(),
    customer: customerOf(account, required(params, 'customer'), 'customer').id,
    livemode: false,
    locale: (text(params, 'locale') ?? null) as Stripe.BillingPortal.Session.Locale | null,
    return_url: text(params, 'return_url') ?? null,
    url: `${account.url}/p/session/${id}`,
  } satisfies Partial<Stripe.BillingPortal.Session> as unknown as Stripe.BillingPortal.Session;
  account.portalSessions.set(id, session);
  return session;
}

/** Features are taken for granted: the page has all that are asked for. */
function saveConfiguration(account: Account, id: string, params: Params) {
  const known = account.portalConfigurations.get(id);
  const made = {
    id,
    object: 'billing_portal.configuration',
    active: true,
    is_default: false,
    metadata: metadata(params, known?.metadata ?? {}),
  };
  account.portalConfigurations.set(id, made);
  return made;
}

const configurations = '/v1/billing_portal/configurations';
const configurationTakes = 'features default_return_url metadata';

export const portalRoutes: Route[] = [
  route('POST', '/v1/billing_portal/sessions', 'customer return_url locale configuration', ({ account, params }) =>
    create(account, params),
  ),
  route('GET', configurations, 'limit active', ({ account, params }) =>
    page(account.portalConfigurations.values(), params, configurations),
  ),
  route('POST', configurations, configurationTakes, ({ account, params }) =>
    saveConfiguration(account, newId('bpc'), params),
  ),
  route('POST', `${configurations}/:id`, configurationTakes, ({ account, params, id }) =>
    saveConfiguration(account, id, params),
  ),
];

const runningOf = (account: Account, customer: string) =>
  [...account.subscriptions.values()].filter((own) => own.customer === customer && own.status !== 'canceled');

/** The new card is the default of the customer, and of running subscriptions. */
function replaceCard(account: Account, customer: Stripe.Customer, card: Card) {
  const method = attachCard(account, customer, card);
  change(account, 'customer.updated', customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  for (const subscription of runningOf(account, customer.id))
    change(account, 'customer.subscription.updated', subscription, { default_payment_method: method.id });
}

/** Null: done. Otherwise what is wrong. */
function act(account: Account, customer: Stripe.Customer, typed: Fields): string | null {
  const action = typed.get('do');
  const subscription = runningOf(account, customer.id).find(({ id }) => id === typed.get('subscription'));
  // With flexible billing the portal sets `cancel_at`, not `cancel_at_period_end`.
  if (action === 'cancel' || action === 'resume') {
    if (subscription)
      updateSubscription(account, subscription, { cancel_at: action === 'cancel' ? 'min_period_end' : '' });
    return null;
  }
  if (action === 'details') {
    const name = typed.get('name') || (customer.name ?? null);
    change(account, 'customer.updated', customer, { name, address: typedAddress(typed) });
    return null;
  }
  const card = readCard(typed, account.clock.now());
  if ('problem' in card) return card.problem;
  if (card.behaviour.atOnce) return declineOf(card.behaviour.atOnce).message;
  replaceCard(account, customer, card);
  return null;
}

function subscriptionHtml(account: Account, subscription: Stripe.Subscription): string {
  const { price, current_period_end: end } = itemOf(subscription);
  const { id, cancel_at: cancelAt } = subscription;
  const [action, label] = cancelAt ? ['resume', 'Don’t cancel subscription'] : ['cancel', 'Cancel subscription'];
  return `<p>${escapeHtml(productName(account, price))} · ${money(price.unit_amount ?? 0, price.currency)}<br>${cancelAt ? 'Ends on' : 'Renews on'} ${dateText(cancelAt ?? end)}</p>
<form method="post"><input type="hidden" name="subscription" value="${id}"><button name="do" value="${action}">${label}</button></form>`;
}

function show(account: Account, session: Stripe.BillingPortal.Session, typed: Fields, problem: string | null): Answer {
  const running = runningOf(account, session.customer);
  const card = defaultMethod(account, session.customer, running[0])?.card;
  const invoices = [...account.invoices.values()]
    .filter((own) => own.customer === session.customer && own.number)
    .toReversed()
    .map((own) => rowHtml(`<a href="/i/${own.id}">${own.number}</a>`, own.total, own.currency));
  return html(
    account.settings.sellerName,
    `${problemHtml(problem)}${running.map((own) => subscriptionHtml(account, own)).join('')}
<h2>Card</h2><p>${card ? `${card.brand} •••• ${card.last4}` : 'No card'}</p>
<form method="post">${cardFields(typed)}<button name="do" value="card">Update</button></form>
<h2>Billing information</h2><form method="post">${addressFields(typed)}<button name="do" value="details">Update</button></form>
<h2>Invoices</h2><table>${invoices.join('')}</table>
<p><a href="${escapeHtml(session.return_url ?? '')}">Back</a></p>`,
    problem ? 402 : 200,
  );
}

export function portalAnswer(asked: Asked, account: Account, id: string): Answer {
  const session = account.portalSessions.get(id);
  const customer = session && account.customers.get(session.customer);
  if (!session || !customer) return notFound();
  const typed = readFields(customer, asked.body);
  if (asked.method !== 'POST') return show(account, session, typed, null);
  const problem = act(account, customer, typed);
  return problem ? show(account, session, typed, problem) : redirect(`/p/session/${id}`);
}
