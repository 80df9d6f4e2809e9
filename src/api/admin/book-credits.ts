import { ApiError } from '#contract/errors.ts';
import { bookCredits as book } from '#io/db/queries/credits.ts';
import type { Handler } from '../handler.ts';

/** Credits are given without a reason and taken as a correction: the ledger says which. */
export const bookCredits: Handler<'bookCredits'> = async ({ io, projectId, body: { change } }) => {
  if (change === 0) throw new ApiError('VALIDATION_FAILED', { fields: { change: [notZero] } });
  const balance = await book(io.db, { projectId, change, reason: change > 0 ? 'gift' : 'correction' });
  if (typeof balance !== 'number') throw new ApiError('VALIDATION_FAILED', { fields: { change: [tooFew] } });
  return { balance };
};

const notZero = { en: 'Enter a number other than 0.', de: 'Geben Sie eine andere Zahl als 0 ein.' };

const tooFew = { en: 'The project doesn’t have that many credits.', de: 'So viele Credits hat das Projekt nicht.' };
