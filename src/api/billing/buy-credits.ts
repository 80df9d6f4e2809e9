import { buyCredits as buy } from '#flows/billing/stripe/start-checkout.ts';
import type { Handler } from '../handler.ts';

export const buyCredits: Handler<'buyCredits'> = async ({ io, projectId, user, body, language }) => ({
  url: await buy(io, { projectId, user, language, ...body }),
});
