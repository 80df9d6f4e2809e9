import { openBillingPortal as open } from '#flows/billing/stripe/cancel-plan.ts';
import type { Handler } from '../handler.ts';

export const openBillingPortal: Handler<'openBillingPortal'> = async ({ io, projectId, language }) => ({
  url: await open(io, projectId, language),
});
