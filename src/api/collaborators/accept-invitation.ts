import * as answer from '#flows/accounts/answer-invitation.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const acceptInvitation: Handler<'acceptInvitation'> = async ({ io, user, params }) => {
  const { slug } = await answer.acceptInvitation(io, user, numberOf(params.id, 'INVALID_INVITATION'));
  return { projectSlug: slug };
};
