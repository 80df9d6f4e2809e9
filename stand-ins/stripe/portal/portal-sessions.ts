// https://docs.stripe.com/customer-management
import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { subscriptionById } from '../billing/subscriptions.ts';
import { customerOf } from '../customers/customers.ts';
import { type Route, route } from '../http/call.ts';
import { invalid, missingParam } from '../http/errors.ts';
import { page } from '../http/list.ts';
import { metadata, object, oneOf, type Params, required, text } from '../http/params.ts';
import { newId } from '../ids.ts';

const CONFIGURATION = 'bpc_standIn00000000000000';

function flowOf(account: Account, params: Params): Stripe.BillingPortal.Session.Flow {
  const type = oneOf(params, 'type', ['payment_method_update', 'subscription_cancel']);
  if (!type) throw missingParam('flow_data[type]');
  const cancel = object(params, 'subscription_cancel');
  if (type === 'subscription_cancel' && !cancel) throw missingParam('flow_data[subscription_cancel]');
  const subscription = cancel
    ? subscriptionById(account, required(cancel, 'subscription'), 'flow_data[subscription_cancel][subscription]')
    : null;
  if (subscription?.cancel_at)
    throw invalid(
      `The subscription \`${subscription.id}\` is already set to be canceled at period end.`,
      'flow_data[subscription_cancel][subscription]',
    );
  const after = object(params, 'after_completion') ?? {};
  const target = text(object(after, 'redirect') ?? {}, 'return_url');
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: target ? { return_url: target } : null,
      type: target ? 'redirect' : 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: subscription && { retention: null, subscription: subscription.id },
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  };
}

function create(account: Account, params: Params): Stripe.BillingPortal.Session {
  const customer = customerOf(account, required(params, 'customer'), 'customer');
  const flow = object(params, 'flow_data');
  const id = newId('bps');
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    configuration: text(params, 'configuration') ?? CONFIGURATION,
    created: account.now(),
    customer: customer.id,
    customer_account: null,
    flow: flow ? flowOf(account, flow) : null,
    livemode: false,
    locale: text(params, 'locale') ?? null,
    on_behalf_of: null,
    return_url: text(params, 'return_url') ?? null,
    url: `${account.url}/p/session/${id}`,
  };
  account.portalSessions.set(id, session);
  account.emit('billing_portal.session.created', session);
  return session;
}

const configuration = (account: Account) => ({
  id: CONFIGURATION,
  object: 'billing_portal.configuration',
  active: true,
  is_default: true,
  features: {
    customer_update: { allowed_updates: ['address', 'tax_id', 'name'], enabled: true },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    subscription_update: { enabled: false },
  },
  created: account.now(),
  livemode: false,
  metadata: {},
});

const configurationTakes = 'features default_return_url metadata';

/** Features are taken for granted: the pages have those of the default one. */
function saveConfiguration(account: Account, id: string, params: Params) {
  const known = account.portalConfigurations.get(id);
  const made = { ...configuration(account), id, is_default: false, metadata: metadata(params, known?.metadata ?? {}) };
  account.portalConfigurations.set(id, made);
  return made;
}

export const portalRoutes: Route[] = [
  route('POST', '/v1/billing_portal/sessions', 'customer return_url flow_data locale configuration', (call) =>
    create(call.account, call.params),
  ),
  route('GET', '/v1/billing_portal/configurations', 'limit active is_default', ({ account, params }) =>
    page(
      [configuration(account), ...account.portalConfigurations.values()],
      params,
      '/v1/billing_portal/configurations',
    ),
  ),
  route('POST', '/v1/billing_portal/configurations', configurationTakes, ({ account, params }) =>
    saveConfiguration(account, newId('bpc'), params),
  ),
  route('POST', '/v1/billing_portal/configurations/:id', configurationTakes, ({ account, params, ids: [id = ''] }) =>
    saveConfiguration(account, id, params),
  ),
];
