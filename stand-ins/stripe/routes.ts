import { subscriptionRoutes } from './billing/subscriptions.ts';
import { priceRoutes } from './catalogue/prices.ts';
import { productRoutes } from './catalogue/products.ts';
import { sessionRoutes } from './checkout/sessions.ts';
import { customerRoutes } from './customers/customers.ts';
import { paymentMethodRoutes } from './customers/payment-methods.ts';
import { taxIdRoutes } from './customers/tax-ids.ts';
import { type Route, route } from './http/call.ts';
import { creditNoteRoutes } from './invoices/credit-notes.ts';
import { invoiceRoutes } from './invoices/invoices.ts';
import { paymentRoutes } from './payments/charges.ts';
import { refundRoutes } from './payments/refunds.ts';
import { portalRoutes } from './portal/portal-sessions.ts';
import { eventRoutes } from './webhooks/events.ts';

/** The first that fits answers: fixed paths stand before those with an id. */
export const routes: Route[] = [
  ...productRoutes,
  ...priceRoutes,
  ...customerRoutes,
  ...taxIdRoutes,
  ...paymentMethodRoutes,
  ...sessionRoutes,
  ...portalRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...creditNoteRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...eventRoutes,
  // Asked to find out whether a key works.
  route('GET', '/v1/account', '', ({ account }) => ({
    id: 'acct_standIn000000000',
    object: 'account',
    country: account.settings.country,
    default_currency: 'eur',
    charges_enabled: true,
    business_profile: { name: account.settings.sellerName },
  })),
];
