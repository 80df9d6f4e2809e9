// Everything one Stripe account holds. Objects are stored as the API shows them, with ids where others are referred to.
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { CardBehaviour } from './cards.ts';
import type { Checkout } from './checkout.ts';
import type { Debit } from './invoice.ts';

export const API_VERSION = '2026-10-28.endive';
export const DAY_SECONDS = 86_400;

/** What an account sets in Stripe's dashboard. Tests may change it while the stand-in runs. */
export interface Settings {
  secretKey: string;
  sellerName: string;
  /** Days between the attempts to collect an invoice; after the last one the subscription is cancelled. */
  retryAfterDays: number[];
  /** Stripe leaves the invoice of a renewal in draft for about an hour. */
  draftSeconds: number;
  /** Whether lists still show what a deleted customer had, or say that there is no such customer. */
  deletedCustomers: 'listed' | 'refused';
}

export const defaultSettings: Settings = {
  secretKey: 'sk_test_standIn0000000000000000',
  sellerName: 'Linkbild (stand-in)',
  retryAfterDays: [3, 5, 6],
  draftSeconds: 3600,
  deletedCustomers: 'listed',
};

/** The real time, plus what a test added. */
export function createClock() {
  let added = 0;
  const now = () => Date.now() + added;
  return {
    now: () => new Date(now()),
    /** Unix seconds, as everything at Stripe is dated. */
    seconds: () => Math.floor(now() / 1000),
    /** Never back. What falls due on the way is done by `advance` of the stand-in. */
    moveTo(seconds: number) {
      added += Math.max(0, seconds * 1000 - now());
    },
  };
}
export type Clock = ReturnType<typeof createClock>;

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** As long as Stripe's own: those of sessions are longer than most columns expect. */
const idLengths = new Map([
  ['cs_test', 58],
  ['cus', 14],
  ['prod', 14],
  ['req', 14],
  ['si', 14],
]);

export const newId = (prefix: string) =>
  `${prefix}_${Array.from(randomBytes(idLengths.get(prefix) ?? 24), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;

export function createAccount(url: string, settings: Settings, clock: Clock, onEvent: (event: Stripe.Event) => void) {
  const events = new Map<string, Stripe.Event>();
  return {
    /** Where the API and the hosted pages are. */
    url,
    settings,
    clock,
    now: () => clock.seconds(),
    products: new Map<string, Stripe.Product>(),
    prices: new Map<string, Stripe.Price>(),
    customers: new Map<string, Stripe.Customer>(),
    deletedCustomers: new Set<string>(),
    paymentMethods: new Map<string, Stripe.PaymentMethod>(),
    sessions: new Map<string, Stripe.Checkout.Session>(),
    portalConfigurations: new Map<string, { id: string; metadata: Stripe.Metadata }>(),
    portalSessions: new Map<string, Stripe.BillingPortal.Session>(),
    subscriptions: new Map<string, Stripe.Subscription>(),
    invoices: new Map<string, Stripe.Invoice>(),
    invoicePayments: new Map<string, Stripe.InvoicePayment>(),
    paymentIntents: new Map<string, Stripe.PaymentIntent>(),
    charges: new Map<string, Stripe.Charge>(),
    creditNotes: new Map<string, Stripe.CreditNote>(),
    disputes: new Map<string, Stripe.Dispute>(),
    events,
    /** By payment method, session and subscription item: what the API does not show. */
    cards: new Map<string, CardBehaviour>(),
    checkouts: new Map<string, Checkout>(),
    debits: new Map<string, Debit>(),
    /** Customers whose charges fail, with the decline code. */
    declined: new Map<string, string>(),

    /** Stores an event with the object as it is now, and hands it to the webhooks. */
    emit(type: Stripe.Event.Type, object: object, previous?: object) {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: clock.seconds(),
        data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: 0,
        request: { id: null, idempotency_key: null },
        type,
      } as unknown as Stripe.Event;
      events.set(event.id, event);
      onEvent(event);
    },
  };
}
export type Account = ReturnType<typeof createAccount>;

/** Changes fields and emits the event with their former values; emits nothing if nothing changed. */
export function change<T extends object>(account: Account, type: Stripe.Event.Type, object: T, fields: Partial<T>): T {
  const previous: Partial<T> = {};
  for (const key of Object.keys(fields) as (keyof T)[])
    if (JSON.stringify(object[key]) !== JSON.stringify(fields[key])) previous[key] = structuredClone(object[key]);
  Object.assign(object, fields);
  if (Object.keys(previous).length > 0) account.emit(type, object, previous);
  return object;
}
