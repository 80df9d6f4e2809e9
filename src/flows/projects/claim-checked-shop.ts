import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { type ProvenAddress, provenAddressOf } from '#domain/access/proven-address.ts';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import { limitTexts } from '#domain/billing/limits.ts';
import type { Language } from '#domain/language.ts';
import { limitReached, requireProvenAddress } from '#flows/guards/refusals.ts';
import { writeToOperator } from '#flows/mails/send-mail.ts';
import { findVisibleReport } from '#flows/reports/find-visible-report.ts';
import { addFirstTemplates } from '#flows/templates/start-template.ts';
import type { Db } from '#io/db/db.ts';
import { lockUser, type UserRow } from '#io/db/queries/accounts/users.ts';
import {
  addNextStep,
  type CheckerRequestRow,
  claimCheckedProject,
  findCheckerRequest,
} from '#io/db/queries/audits/checker-requests.ts';
import { domainsOf } from '#io/db/queries/billing/covering-plan.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { findMember } from '#io/db/queries/projects/collaborators.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { nextStepMail } from '#io/mail/mails/next-step.ts';
import { pageUrl } from '#io/page-url.ts';

// Threat: anybody can have any shop checked for any address, and so put projects into somebody's account. So a check
// changes no account. The mail with the result has a link to a page on which the owner of the address, and nobody else
// who has the mail, can accept.

const PURPOSE = 'claim-checked-shop';
const VALID_MS = 30 * 86_400_000;
const Link = z.object({ request: z.number(), until: z.number() });

/** For the mail with the result. */
export function claimCheckUrl(
  io: Pick<Io, 'keys' | 'now' | 'settings'>,
  language: Language,
  { id }: Pick<CheckerRequestRow, 'id'>,
): string {
  const code = io.keys.encrypt(PURPOSE, JSON.stringify({ request: id, until: io.now().getTime() + VALID_MS }));
  return pageUrl(io, language, '/app/add-shop', { code });
}

interface Opened {
  code: string;
  user: UserRow;
}

/** The shop of a mailed link, and whether this account's address is the one it was sent to. */
export async function showCheckedShop(io: Io, { code, user }: Opened) {
  const { request, project } = await openLink(io, code);
  const member = await findMember(io.db, project.id, { userId: user.id });
  return {
    site: project.address,
    email: request.email,
    isYours: provenAddressOf(user) === request.email,
    projectSlug: member ? project.slug : null,
  };
}

/** Accepts for the owner of the address. Returns the project, which is now theirs. */
export async function claimCheckedShop(io: Io, { code, user }: Opened): Promise<ProjectRow> {
  const email = requireProvenAddress(user);
  const { request, project } = await openLink(io, code);
  if (request.email !== email) throw new ApiError('CHECKED_WITH_OTHER_ADDRESS');
  return io.db.transaction(async (db) => {
    if (await findMember(db, project.id, { userId: user.id })) return project;
    const result = await claim(db, { ...user, email }, project.id);
    if (result.outcome === 'no-room') throw limitReached('domains', limitTexts.domains(result.allowed));
    if (result.outcome === 'not-theirs') throw new ApiError('CHECK_LINK_EXPIRED');
    return project;
  });
}

async function openLink(io: Io, code: string) {
  const text = io.keys.decrypt(PURPOSE, code);
  const link = text === null ? null : Link.parse(JSON.parse(text));
  const request = link && link.until > io.now().getTime() ? await findCheckerRequest(io.db, link.request) : null;
  const project = request?.projectId ? await findProject(io.db, request.projectId) : null;
  if (!request || !project) throw new ApiError('CHECK_LINK_EXPIRED');
  return { request, project };
}

/**
 * A shop that was checked with the person's address becomes their project, with a suitable live design on every route.
 * A check does not make a plan larger.
 */
export async function claim(
  db: Db,
  user: Pick<UserRow, 'id' | 'role'> & { email: ProvenAddress },
  projectId: number,
): Promise<{ outcome: 'claimed' | 'not-theirs' } | { outcome: 'no-room'; allowed: number }> {
  await lockUser(db, user.id);
  const { used, allowed } = await domainsOf(db, user.id);
  if (user.role !== 'superadmin' && allowed !== null && used >= allowed) return { outcome: 'no-room', allowed };
  const project = (await claimCheckedProject(db, user, projectId)) ? await findProject(db, projectId) : null;
  if (!project) return { outcome: 'not-theirs' };
  await recordActivity(db, { action: 'project-claimed', actorId: user.id, project, subject: project.full });
  await addFirstTemplates({ db }, project);
  return { outcome: 'claimed' };
}

interface Step {
  email: string;
  projectSlug: string;
  nextStep: string;
  user: UserRow | null;
}

/**
 * After a check: stores the request and notifies the operator; a person logged in with the checked address gets the
 * project.
 */
export async function takeNextStep(io: Io, { email, projectSlug, nextStep, user }: Step): Promise<void> {
  const project = (await findVisibleReport(io, projectSlug, user))?.project;
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  await io.db.transaction(async (db) => {
    await addNextStep(db, { email, projectId: project.id, nextStep });
    const own = user && provenAddressOf(user);
    if (own) await claim(db, { ...user, email: own }, project.id);
    await writeToOperator(io, db, (language) => {
      const url = pageUrl(io, language, `/check/${reportNameOf(project)}`);
      return nextStepMail(language, { email, site: project.address, nextStep, url });
    });
  });
}
