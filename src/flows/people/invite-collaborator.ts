import { ApiError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { limitTexts } from '#domain/billing/limits.ts';
import type { CollaboratorRole } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { enforceLimit } from '#flows/guards/rate-limit.ts';
import { limitReached } from '#flows/guards/refusals.ts';
import { nameOf, writeMail } from '#flows/mails/send-mail.ts';
import { newToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import { findUserByEmail, type UserRow } from '#io/db/queries/accounts/users.ts';
import { countUsers, findCover } from '#io/db/queries/billing/covering-plan.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import {
  findMember,
  findOpenInvitation,
  type InvitationRow,
  invitationView,
  upsertInvitation,
} from '#io/db/queries/projects/collaborators.ts';
import type { Io } from '#io/io.ts';
import { invitationMail } from '#io/mail/mails/invitation.ts';
import { pageUrl } from '#io/page-url.ts';
import { lockProjectAsAdmin } from './change-collaborators.ts';

// Threat: somebody invites a stranger to learn about their account, to get them into a project unasked, or to fill
// their inbox. So an invitation creates neither member nor account, and its response contains only what the inviter
// typed; the person accepts with the mail's code or logged in with that address; mails are limited by project, inviter
// and address. Left open: anyone who reads the invited person's mail can accept.

const VALID_SECONDS = 14 * 86_400;

interface NewInvitation {
  projectId: number;
  invitedBy: UserRow;
  email: string;
  role: CollaboratorRole;
  firstname?: string | undefined;
  lastname?: string | undefined;
  language: Language;
}

/** Invites a person. Inviting the same address again changes role and names and sends a new link. */
export async function inviteCollaborator(io: Io, { projectId, invitedBy, language, ...given }: NewInvitation) {
  await enforceLimit(io, limits.invitationsToAddress, JSON.stringify([projectId, given.email]));
  return io.db.transaction(async (db) => {
    // Locked until the end: of two invitations for the last seat only one gets it.
    const project = await lockProjectAsAdmin(db, projectId, invitedBy);
    if (await findMember(db, projectId, { email: given.email })) throw new ApiError('ALREADY_MEMBER');
    await rejectOverLimit(io, db, { projectId, invitedBy, email: given.email });
    const { email, role, firstname, lastname } = given;
    const names = { firstname: firstname || null, lastname: lastname || null };
    return send(io, db, { project, invitedBy, language, email, role, ...names });
  });
}

/** The same invitation with a new link, valid from now on; the old link ends. */
export async function resendInvitation(
  io: Io,
  {
    projectId,
    collaboratorId,
    invitedBy,
    language,
  }: Pick<NewInvitation, 'projectId' | 'invitedBy' | 'language'> & { collaboratorId: number },
) {
  const known = await findOpenInvitation(io.db, projectId, { collaboratorId });
  if (!known) throw new ApiError('NOT_FOUND');
  await enforceLimit(io, limits.invitationsToAddress, JSON.stringify([projectId, known.email]));
  return io.db.transaction(async (db) => {
    const project = await lockProjectAsAdmin(db, projectId, invitedBy);
    const invitation = await findOpenInvitation(db, projectId, { collaboratorId });
    if (!invitation) throw new ApiError('NOT_FOUND');
    const { email, role, firstname, lastname } = invitation;
    await rejectOverLimit(io, db, { projectId, invitedBy, email });
    return send(io, db, { project, invitedBy, language, email, role, firstname, lastname });
  });
}

interface Sent extends Pick<InvitationRow, 'email' | 'role' | 'firstname' | 'lastname'> {
  project: Awaited<ReturnType<typeof lockProjectAsAdmin>>;
  invitedBy: UserRow;
  language: Language;
}

async function send(io: Io, db: Db, { project, invitedBy, language, ...given }: Sent) {
  const code = newToken();
  const invitation = await upsertInvitation(db, {
    ...given,
    projectId: project.id,
    code,
    invitedBy: invitedBy.id,
    validSeconds: VALID_SECONDS,
  });
  // People with an account get mails in its language; only the recipient sees that.
  const to = { email: given.email, language: (await findUserByEmail(db, given.email))?.language ?? language };
  const url = pageUrl(io, to.language, '/app/accept-invitation', { code });
  const words = { url, from: nameOf(invitedBy), project: project.title ?? project.address };
  await writeMail(io, db, to, invitationMail(to.language, words));
  await recordActivity(db, {
    action: 'person-invited',
    actorId: invitedBy.id,
    project,
    subject: given.email,
    detail: { role: given.role },
  });
  return invitationView(invitation);
}

/** Invited people already have a seat, unless the invitation has expired. */
async function rejectOverLimit(
  io: Io,
  db: Db,
  { projectId, invitedBy, email }: Pick<NewInvitation, 'projectId' | 'invitedBy' | 'email'>,
) {
  if (invitedBy.role === 'superadmin') return;
  const cover = await findCover(db, projectId);
  const { users } = cover.plan;
  if (users === null) return;
  const open = await findOpenInvitation(db, projectId, { email });
  if (open && open.expiresAt > io.now()) return;
  if ((await countUsers(db, cover, email)) >= users) throw limitReached('users', limitTexts.users(users));
}
