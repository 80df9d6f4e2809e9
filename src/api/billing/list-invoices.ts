import { invoicesOf } from '#flows/billing/stripe/describe-invoices.ts';
import type { Handler } from '../handler.ts';

export const listInvoices: Handler<'listInvoices'> = ({ io, projectId, language }) =>
  invoicesOf(io.db, projectId, language);
