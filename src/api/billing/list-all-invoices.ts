import { allInvoices } from '#flows/billing/stripe/describe-invoices.ts';
import type { Handler } from '../handler.ts';

export const listAllInvoices: Handler<'listAllInvoices'> = async ({ io, query, language }) => ({
  ...(await allInvoices(io.reportDb, query, language)),
  page: query.page,
  perPage: query.perPage,
});
