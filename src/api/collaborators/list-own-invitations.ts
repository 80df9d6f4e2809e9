import { listInvitationsFor } from '#io/db/queries/invitations.ts';
import type { Handler } from '../handler.ts';
import { shown } from './shown-invitation.ts';

export const listOwnInvitations: Handler<'listOwnInvitations'> = async ({ io, user }) =>
  (await listInvitationsFor(io.db, user.email)).map(shown);
