import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { flag, metadata, object, oneOf, type Params, text } from '../http/params.ts';
import { newId } from '../ids.ts';
import type { Checkout } from './checkout.ts';

interface SessionPlan {
  mode: 'payment' | 'subscription';
  successUrl: string;
  checkout: Omit<Checkout, 'lineItems'>;
  customer: string | null;
  total: number;
  isTrial: boolean;
  expiresAt: number;
}

export function newSession(account: Account, params: Params, plan: SessionPlan): Stripe.Checkout.Session {
  const isTaxed = flag(object(params, 'automatic_tax') ?? {}, 'enabled') ?? false;
  const id = newId('cs_test');
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: plan.total,
    amount_total: plan.total,
    automatic_tax: {
      enabled: isTaxed,
      liability: isTaxed ? { type: 'self' } : null,
      provider: isTaxed ? 'stripe' : null,
      status: isTaxed ? 'requires_location_inputs' : null,
    },
    billing_address_collection: oneOf(params, 'billing_address_collection', ['auto', 'required']) ?? null,
    cancel_url: text(params, 'cancel_url') ?? null,
    client_reference_id: text(params, 'client_reference_id') ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: account.now(),
    currency: plan.checkout.items[0]?.price.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: plan.customer,
    customer_account: null,
    customer_creation:
      plan.mode === 'payment' ? (oneOf(params, 'customer_creation', ['always', 'if_required']) ?? 'if_required') : null,
    customer_details: null,
    customer_email: text(params, 'customer_email') ?? null,
    discounts: [],
    expires_at: plan.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation:
      plan.mode === 'payment'
        ? {
            enabled: flag(object(params, 'invoice_creation') ?? {}, 'enabled') ?? false,
            invoice_data: { metadata: plan.checkout.invoice.metadata, description: plan.checkout.invoice.description },
          }
        : null,
    livemode: false,
    locale: text(params, 'locale') ?? null,
    managed_payments: null,
    metadata: metadata(params),
    mode: plan.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection:
      plan.mode === 'subscription'
        ? (oneOf(params, 'payment_method_collection', ['always', 'if_required']) ?? 'always')
        : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: plan.total === 0 && plan.isTrial ? 'no_payment_required' : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: plan.successUrl,
    tax_id_collection: {
      enabled: flag(object(params, 'tax_id_collection') ?? {}, 'enabled') ?? false,
      required: 'never',
    },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${account.url}/c/pay/${id}`,
    wallet_options: null,
  } as unknown as Stripe.Checkout.Session;
}
