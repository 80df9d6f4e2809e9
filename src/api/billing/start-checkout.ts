import { startCheckout as start } from '#flows/billing/stripe/start-checkout.ts';
import type { Handler } from '../handler.ts';

export const startCheckout: Handler<'startCheckout'> = async ({ io, projectId, user, body, language }) => ({
  url: await start(io, { projectId, user, language, ...body }),
});
