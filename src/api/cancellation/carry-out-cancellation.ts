import { carryOut } from '#flows/cancellation/carry-out.ts';
import type { Handler } from '../handler.ts';

export const carryOutCancellation: Handler<'carryOutCancellation'> = async ({ io, body }) => ({
  endsAt: await carryOut(io, body.code, body.slug),
});
