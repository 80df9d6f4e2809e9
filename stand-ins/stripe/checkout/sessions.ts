import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import type { ItemPlan } from '../billing/subscription.ts';
import { productName } from '../catalogue/prices.ts';
import { customerOf, listedCustomer } from '../customers/customers.ts';
import { listTakes, type Route, route } from '../http/call.ts';
import { invalid, missingParam, noSuch } from '../http/errors.ts';
import { createdWithin, page } from '../http/list.ts';
import { integer, metadata, oneOf, type Params, text } from '../http/params.ts';
import { newId } from '../ids.ts';
import { newSession } from './new-session.ts';
import { checkCustomer, readCheckout, readItems } from './read-session.ts';

const DAY_SECONDS = 86_400;
const MIN_OPEN_SECONDS = 30 * 60;

function sessionOf(account: Account, id: string): Stripe.Checkout.Session {
  const session = account.sessions.get(id);
  if (!session) throw noSuch('checkout.session', id);
  return session;
}

const lineItem = (account: Account, { price, quantity }: ItemPlan): Stripe.LineItem => {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: productName(account, price),
    metadata: {},
    price,
    quantity,
  };
};

function expiryOf(account: Account, params: Params): number {
  const at = integer(params, 'expires_at');
  const now = account.now();
  if (at !== undefined && (at < now + MIN_OPEN_SECONDS || at > now + DAY_SECONDS))
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  return at ?? now + DAY_SECONDS;
}

function create(account: Account, params: Params): Stripe.Checkout.Session {
  const mode = oneOf(params, 'mode', ['payment', 'subscription']);
  if (!mode) throw missingParam('mode');
  const successUrl = text(params, 'success_url');
  if (!successUrl) throw missingParam('success_url');
  if (!URL.canParse(successUrl)) throw invalid('Not a valid URL', 'success_url', 'url_invalid');
  const items = readItems(account, params, mode);
  const customerId = text(params, 'customer');
  const customer = customerId ? customerOf(account, customerId, 'customer') : null;
  checkCustomer(customer, params);
  const checkout = readCheckout(account, params, items);
  const lineItems = items.map((item) => lineItem(account, item));
  const isTrial = checkout.subscription.trialDays !== null || checkout.subscription.trialEnd !== null;
  const total = isTrial ? 0 : lineItems.reduce((sum, { amount_total }) => sum + amount_total, 0);
  const session = newSession(account, params, {
    mode,
    successUrl,
    checkout,
    customer: customer?.id ?? null,
    total,
    isTrial,
    expiresAt: expiryOf(account, params),
  });
  account.sessions.set(session.id, session);
  account.checkouts.set(session.id, { ...checkout, lineItems });
  return session;
}

export function expireSession(account: Account, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  Object.assign(session, { status: 'expired', url: null });
  account.emit('checkout.session.expired', session);
  return session;
}

const takes =
  'mode line_items customer customer_email customer_creation customer_update client_reference_id metadata subscription_data payment_intent_data invoice_creation payment_method_collection tax_id_collection automatic_tax billing_address_collection success_url cancel_url locale expires_at allow_promotion_codes consent_collection custom_text submit_type name_collection ui_mode saved_payment_method_options';

const path = '/v1/checkout/sessions';

export const sessionRoutes: Route[] = [
  route('POST', path, takes, ({ account, params }) => create(account, params)),
  route('GET', `${path}/:id`, '', ({ account, ids: [id = ''] }) => sessionOf(account, id)),
  route('POST', `${path}/:id`, 'metadata', ({ account, params, ids: [id = ''] }) => {
    const session = sessionOf(account, id);
    session.metadata = metadata(params, session.metadata ?? {});
    return session;
  }),
  route('POST', `${path}/:id/expire`, '', ({ account, ids: [id = ''] }) => {
    const session = sessionOf(account, id);
    if (session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    return expireSession(account, session);
  }),
  route('GET', `${path}/:id/line_items`, 'limit starting_after ending_before', ({ account, params, ids: [id = ''] }) =>
    page(
      [...(account.checkouts.get(sessionOf(account, id).id)?.lineItems ?? [])].reverse(),
      params,
      `${path}/${id}/line_items`,
    ),
  ),
  route('GET', path, `${listTakes} customer subscription payment_intent status`, ({ account, params }) => {
    const customer = listedCustomer(account, params);
    const [subscription, intent, status] = ['subscription', 'payment_intent', 'status'].map((name) =>
      text(params, name),
    );
    const isIn = createdWithin(params);
    const rows = [...account.sessions.values()].filter(
      (row) =>
        (!customer || row.customer === customer) &&
        (!subscription || row.subscription === subscription) &&
        (!intent || row.payment_intent === intent) &&
        (!status || row.status === status) &&
        isIn(row),
    );
    return page(rows, params, path);
  }),
];
