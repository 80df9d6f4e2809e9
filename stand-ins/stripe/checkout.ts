// Sessions of the payment page, and the rules by which Stripe refuses one: https://docs.stripe.com/api/checkout/sessions/create
import type Stripe from 'stripe';
import { type Account, DAY_SECONDS, newId } from './account.ts';
import { type Route, route } from './api.ts';
import { activePrice } from './catalogue.ts';
import { customerOf, ofCustomer } from './customers.ts';
import { invalid, missingParam, noSuch } from './errors.ts';
import { flag, integer, metadata, object, objects, oneOf, type Params, page, required, text } from './params.ts';

/** What was asked for when a session was made, and the API does not show. */
export interface Checkout {
  price: Stripe.Price;
  trialEnd: number | null;
  subscriptionMetadata: Record<string, string>;
  invoiceMetadata: Record<string, string>;
}

type Mode = 'payment' | 'subscription';

function readPrice(account: Account, params: Params, mode: Mode): Stripe.Price {
  const [item, ...more] = objects(params, 'line_items') ?? [];
  if (!item) throw missingParam('line_items');
  if (more.length > 0 || (integer(item, 'quantity') ?? 1) !== 1)
    throw invalid('The stand-in sells one thing at a time.', 'line_items');
  const price = activePrice(account, required(item, 'price'), 'line_items[0][price]');
  if (mode === 'subscription' && !price.recurring)
    throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.', 'mode');
  if (mode === 'payment' && price.recurring)
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'mode',
    );
  return price;
}

/** An existing customer is only changed by the page if the request allows it. */
function checkCustomer(customer: Stripe.Customer, params: Params) {
  const update = object(params, 'customer_update') ?? {};
  if (flag(object(params, 'tax_id_collection') ?? {}, 'enabled') && text(update, 'name') !== 'auto')
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'tax_id_collection[enabled]',
    );
  if (!flag(object(params, 'automatic_tax') ?? {}, 'enabled'))
    throw invalid('The stand-in sells with automatic tax only.', 'automatic_tax[enabled]');
  if (!customer.address?.country && text(update, 'address') !== 'auto')
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      'automatic_tax[enabled]',
      'customer_tax_location_invalid',
    );
}

function readCheckout(account: Account, params: Params, price: Stripe.Price): Checkout {
  const data = object(params, 'subscription_data') ?? {};
  const trialEnd = integer(data, 'trial_end') ?? null;
  if (trialEnd !== null && trialEnd < account.now() + 2 * DAY_SECONDS)
    throw invalid('The `trial_end` date has to be at least 2 days in the future.', 'subscription_data[trial_end]');
  const invoice = object(object(params, 'invoice_creation') ?? {}, 'invoice_data') ?? {};
  return { price, trialEnd, subscriptionMetadata: metadata(data), invoiceMetadata: metadata(invoice) };
}

function create(account: Account, params: Params): Stripe.Checkout.Session {
  const mode = oneOf(params, 'mode', ['payment', 'subscription']);
  if (!mode) throw missingParam('mode');
  const successUrl = required(params, 'success_url');
  if (!URL.canParse(successUrl)) throw invalid('Not a valid URL', 'success_url', 'url_invalid');
  const price = readPrice(account, params, mode);
  const customer = customerOf(account, required(params, 'customer'), 'customer');
  checkCustomer(customer, params);
  const checkout = readCheckout(account, params, price);
  const total = checkout.trialEnd === null ? price.unit_amount : 0;
  const id = newId('cs_test');
  const session = {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    billing_address_collection: oneOf(params, 'billing_address_collection', ['auto', 'required']) ?? null,
    cancel_url: text(params, 'cancel_url') ?? null,
    client_reference_id: text(params, 'client_reference_id') ?? null,
    created: account.now(),
    currency: price.currency,
    customer: customer.id,
    expires_at: account.now() + DAY_SECONDS,
    invoice: null,
    livemode: false,
    locale: (text(params, 'locale') ?? null) as Stripe.Checkout.Session.Locale | null,
    metadata: metadata(params),
    mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: successUrl,
    url: `${account.url}/c/pay/${id}`,
  } satisfies Partial<Stripe.Checkout.Session> as unknown as Stripe.Checkout.Session;
  account.sessions.set(id, session);
  account.checkouts.set(id, checkout);
  return session;
}

const takes =
  'mode line_items customer customer_update client_reference_id metadata subscription_data invoice_creation tax_id_collection automatic_tax billing_address_collection success_url cancel_url locale';

const path = '/v1/checkout/sessions';

export const sessionRoutes: Route[] = [
  route('POST', path, takes, ({ account, params }) => create(account, params)),
  route('GET', `${path}/:id`, '', ({ account, id }) => {
    const session = account.sessions.get(id);
    if (!session) throw noSuch('checkout.session', id);
    return session;
  }),
  route('GET', path, 'limit starting_after customer status', ({ account, params }) => {
    const status = text(params, 'status');
    const rows = ofCustomer(account, params, account.sessions).filter((row) => !status || row.status === status);
    return page(rows, params, path);
  }),
];
