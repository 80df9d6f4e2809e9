// Everything one Stripe account holds. Objects are stored as the API shows them, with ids where others are referred to.
import type Stripe from 'stripe';
import type { Debit, DraftLine } from './billing/lines.ts';
import type { Checkout } from './checkout/checkout.ts';
import type { Clock } from './clock.ts';
import type { CardBehaviour } from './customers/cards.ts';
import { newId } from './ids.ts';
import type { Settings } from './settings.ts';

export const API_VERSION = '2026-10-28.endive';

export interface Account {
  /** Where the API and the hosted pages are. */
  readonly url: string;
  readonly settings: Settings;
  readonly clock: Clock;
  now(): number;
  /** The request being answered; null while time passes. */
  request: { id: string; idempotency_key: string | null } | null;

  readonly products: Map<string, Stripe.Product>;
  readonly prices: Map<string, Stripe.Price>;
  readonly customers: Map<string, Stripe.Customer>;
  readonly deletedCustomers: Set<string>;
  readonly taxIds: Map<string, Stripe.TaxId>;
  readonly taxRates: Map<string, Stripe.TaxRate>;
  readonly paymentMethods: Map<string, Stripe.PaymentMethod>;
  readonly sessions: Map<string, Stripe.Checkout.Session>;
  readonly portalConfigurations: Map<string, { id: string; metadata: Stripe.Metadata }>;
  readonly portalSessions: Map<string, Stripe.BillingPortal.Session>;
  readonly subscriptions: Map<string, Stripe.Subscription>;
  readonly invoices: Map<string, Stripe.Invoice>;
  readonly invoicePayments: Map<string, Stripe.InvoicePayment>;
  readonly paymentIntents: Map<string, Stripe.PaymentIntent>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly refunds: Map<string, Stripe.Refund>;
  readonly creditNotes: Map<string, Stripe.CreditNote>;
  readonly events: Map<string, Stripe.Event>;

  /** What the API does not show. */
  readonly cards: Map<string, CardBehaviour>;
  readonly checkouts: Map<string, Checkout>;
  /** By subscription item: what was last charged for it, from which credits are computed. */
  readonly debits: Map<string, Debit>;
  /** By subscription: prorations that wait for its next invoice. */
  readonly pending: Map<string, DraftLine[]>;
  /** Customers whose charges fail, with the decline code. */
  readonly declined: Map<string, string>;
  /** Subscriptions whose trial's end was announced. */
  readonly announced: Set<string>;

  /** Stores an event with the object as it is now, and hands it to the webhooks. */
  emit(type: Stripe.Event.Type, object: object, previous?: object): void;
}

export function createAccount(
  url: string,
  settings: Settings,
  clock: Clock,
  onEvent: (event: Stripe.Event) => void,
): Account {
  const account: Account = {
    url,
    settings,
    clock,
    now: () => clock.seconds(),
    request: null,
    products: new Map(),
    prices: new Map(),
    customers: new Map(),
    deletedCustomers: new Set(),
    taxIds: new Map(),
    taxRates: new Map(),
    paymentMethods: new Map(),
    sessions: new Map(),
    portalConfigurations: new Map(),
    portalSessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    creditNotes: new Map(),
    events: new Map(),
    cards: new Map(),
    checkouts: new Map(),
    debits: new Map(),
    pending: new Map(),
    declined: new Map(),
    announced: new Set(),
    emit(type, object, previous) {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: clock.seconds(),
        data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: 0,
        request: account.request ?? { id: null, idempotency_key: null },
        type,
      } as unknown as Stripe.Event;
      account.events.set(event.id, event);
      onEvent(event);
    },
  };
  return account;
}

/** Changes fields and tells it with their former values; nothing is told if nothing changed. */
export function change<T extends object>(account: Account, type: Stripe.Event.Type, object: T, fields: Partial<T>): T {
  const previous: Partial<T> = {};
  for (const key of Object.keys(fields) as (keyof T)[])
    if (JSON.stringify(object[key]) !== JSON.stringify(fields[key])) previous[key] = structuredClone(object[key]);
  Object.assign(object, fields);
  if (Object.keys(previous).length > 0) account.emit(type, object, previous);
  return object;
}
