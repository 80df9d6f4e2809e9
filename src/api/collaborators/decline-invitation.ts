import * as answer from '#flows/accounts/answer-invitation.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const declineInvitation: Handler<'declineInvitation'> = async ({ io, user, params }) => {
  await answer.declineInvitation(io, user, numberOf(params.id, 'INVALID_INVITATION'));
  return { done: true };
};
