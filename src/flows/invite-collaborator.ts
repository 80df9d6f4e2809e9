import { ApiError } from '#contract/errors.ts';
import { limitWords } from '#domain/billing/limit-words.ts';
import type { CollaboratorRole } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { newToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import { isCollaborator, putCollaborator, putInvitation } from '#io/db/queries/collaborators.ts';
import { currentPlan } from '#io/db/queries/current-plan.ts';
import { countUsers } from '#io/db/queries/plan-usage.ts';
import { lockProject } from '#io/db/queries/projects.ts';
import { addUser, findUserByEmail, type UserRow } from '#io/db/queries/users.ts';
import type { Io } from '#io/io.ts';
import { invitationMail } from '#io/mail/mails/invitation.ts';
import { pageUrl } from './page-url.ts';
import { writeMail } from './send-mail.ts';

const VALID_SECONDS = 14 * 86_400;

interface Invitation {
  projectId: number;
  invitedBy: UserRow;
  email: string;
  role: CollaboratorRole;
  firstname?: string | undefined;
  lastname?: string | undefined;
  language: Language;
}

/** Adds the person to the project at once; whoever has no account yet stays `pending` until the mail's link is followed. */
export async function inviteCollaborator(io: Io, invitation: Invitation) {
  const { projectId, invitedBy, email, role, firstname, lastname, language } = invitation;
  return io.db.transaction(async (db) => {
    // Held until the end: of two invitations to the last place only one gets it.
    const project = await lockProject(db, projectId);
    if (!project) throw new ApiError('PROJECT_NOT_FOUND');
    if (invitedBy.role !== 'superadmin') await refuseOverLimit(db, projectId, email);
    const names = { firstname: firstname || null, lastname: lastname || null };
    const person =
      (await findUserByEmail(db, email)) ??
      (await addUser(db, { email, status: 'pending', language, ...names })) ??
      (await findUserByEmail(db, email));
    if (!person) throw new ApiError('CONFLICT');
    const collaborator = await putCollaborator(db, projectId, person.id, role);
    const code = newToken();
    await putInvitation(db, { projectId, email, role, code, invitedBy: invitedBy.id, validSeconds: VALID_SECONDS });
    const from = [invitedBy.firstname, invitedBy.lastname].filter(Boolean).join(' ') || invitedBy.email;
    const url = pageUrl(io, person.language, '/app/accept-invitation', { code });
    await writeMail(
      io,
      db,
      { email, language: person.language },
      invitationMail(person.language, { url, from, project: project.title ?? project.full }),
    );
    return collaborator;
  });
}

/** Inviting somebody again, who is there already, takes no place. */
async function refuseOverLimit(db: Db, projectId: number, email: string) {
  const { users } = await currentPlan(db, projectId);
  if (users === null || (await isCollaborator(db, projectId, email))) return;
  if ((await countUsers(db, projectId)) >= users)
    throw new ApiError('LIMIT_REACHED', { text: limitWords.users(users) });
}
