import { describeEnds } from '#flows/cancellation/carry-out.ts';
import type { Handler } from '../handler.ts';

export const describePlanEnd: Handler<'describePlanEnd'> = async ({ io, body, language }) => ({
  plans: await describeEnds(io, body.code, language),
});
