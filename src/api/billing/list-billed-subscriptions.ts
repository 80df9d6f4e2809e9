import { billedSubscriptions } from '#flows/billing/stripe/billed-subscriptions.ts';
import type { Handler } from '../handler.ts';

export const listBilledSubscriptions: Handler<'listBilledSubscriptions'> = async ({ io, query }) => ({
  ...(await billedSubscriptions(io.reportDb, query)),
  page: query.page,
  perPage: query.perPage,
});
