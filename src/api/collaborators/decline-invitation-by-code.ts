import * as answer from '#flows/accounts/answer-invitation.ts';
import type { Handler } from '../handler.ts';

export const declineInvitationByCode: Handler<'declineInvitationByCode'> = async ({ io, body }) => {
  await answer.declineByCode(io, body.code);
  return { done: true };
};
