import { resendInvitation as resend } from '#flows/people/invite-collaborator.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const resendInvitation: Handler<'resendInvitation'> = ({ io, projectId, user, params, language }) =>
  resend(io, { projectId, invitedBy: user, collaboratorId: numberOf(params.collaboratorId), language });
