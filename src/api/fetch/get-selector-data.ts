import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { readSelectorData } from '#flows/read-page/read-selector-data.ts';
import type { Handler } from '../handler.ts';

export const getSelectorData: Handler<'getSelectorData'> = async ({ io, body, user, request }) => {
  const selected = await readSelectorData(io, { ...body, share: `person ${user.id}`, signal: request.signal });
  if (selected.ok) return { data: selected.data };
  const fields = Object.fromEntries(selected.wrong.map((name) => [`selectors.${name}`, [messages.selector]]));
  throw new ApiError('VALIDATION_FAILED', { fields });
};
