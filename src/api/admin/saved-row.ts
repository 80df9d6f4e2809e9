import { ApiError } from '#contract/errors.ts';

// Two people saving the same row at once: the second is told, and nothing of the first is lost.

export const seen = (updatedAt: string | undefined) => (updatedAt ? new Date(updatedAt) : null);

export function settled<Row>(outcome: Row | 'changed' | 'gone' | 'taken', field: string): Row {
  if (outcome === 'changed') throw new ApiError('CONFLICT');
  if (outcome === 'gone') throw new ApiError('NOT_FOUND');
  if (outcome === 'taken') throw new ApiError('VALIDATION_FAILED', { fields: { [field]: [taken] } });
  return outcome as Row;
}

export function goneIf(isGone: boolean): { done: true } {
  if (isGone) throw new ApiError('NOT_FOUND');
  return { done: true };
}

const taken = { en: 'This is already taken.', de: 'Das ist schon vergeben.' };
