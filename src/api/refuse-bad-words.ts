import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { hasBadword } from '#domain/bad-words/has-badword.ts';

/** Text that strangers will read, on public reports or in mails, is checked field by field. */
export function rejectBadWords<Values extends object>(
  values: Values,
  fields: readonly (keyof Values & string)[],
): void {
  const bad = fields.filter((field) => {
    const text = values[field];
    return typeof text === 'string' && hasBadword(text);
  });
  if (bad.length === 0) return;
  const errors = Object.fromEntries(bad.map((field) => [field, [messages.otherWords]]));
  throw new ApiError('VALIDATION_FAILED', { fields: errors });
}
