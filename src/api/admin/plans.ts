import { ApiError } from '#contract/errors.ts';
import * as wishes from '#flows/plan-wishes.ts';
import { bookCredits as book } from '#io/db/queries/credits.ts';
import { listWishes as findWishes } from '#io/db/queries/plan-wishes.ts';
import type { Handler } from '../handler.ts';

export const listWishes: Handler<'listWishes'> = async ({ io, query }) => ({
  ...(await findWishes(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});

export const decideWish: Handler<'decideWish'> = async ({ io, params, body }) => {
  if (typeof params.id !== 'number') throw new ApiError('NOT_FOUND');
  const decide = params.kind === 'plan' ? wishes.decidePlanWish : wishes.decideCreditOrder;
  await decide(io, params.id, body.decision === 'activate');
  return { done: true };
};

export const setPlan: Handler<'setPlan'> = async ({ io, projectId, body }) => {
  await wishes.setPlan(io, { projectId, ...body });
  return { done: true };
};

/** Given without reason, taken as a correction: the ledger says which. */
export const bookCredits: Handler<'bookCredits'> = async ({ io, projectId, body: { change } }) => {
  if (change === 0) throw new ApiError('VALIDATION_FAILED', { fields: { change: [notZero] } });
  const balance = await book(io.db, { projectId, change, reason: change > 0 ? 'gift' : 'correction' });
  if (typeof balance !== 'number') throw new ApiError('VALIDATION_FAILED', { fields: { change: [tooFew] } });
  return { balance };
};

const notZero = { en: 'Please enter a number other than 0.', de: 'Bitte geben Sie eine andere Zahl als 0 ein.' };
const tooFew = { en: 'The project has not that many credits.', de: 'So viele Credits hat das Projekt nicht.' };
