import { nameOf } from '#flows/mails/display-name.ts';
import type { listInvitationsFor } from '#io/db/queries/invitations.ts';

type Found = Awaited<ReturnType<typeof listInvitationsFor>>[number];

export const shown = ({ invitation, project, from }: Found) => ({
  id: invitation.collaboratorId,
  email: invitation.email,
  role: invitation.role,
  expiresAt: invitation.expiresAt,
  project: project.title ?? project.full,
  from: from && nameOf(from),
});
