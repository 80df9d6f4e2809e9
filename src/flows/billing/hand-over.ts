import { ApiError } from '#contract/errors.ts';
import { limitTexts } from '#domain/billing/limits.ts';
import { enqueueFetches } from '#flows/crawl/refresh-sub-pages.ts';
import { limitReached, requireProvenAddress } from '#flows/guards/refusals.ts';
import { nameOf, writeToUser } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import { findMembership, findUserById, lockUser, type UserRow } from '#io/db/queries/accounts/users.ts';
import { domainsOf, findCover, orderWebsites } from '#io/db/queries/billing/covering-plan.ts';
import { leaveCustomers, moveOwnersPlan } from '#io/db/queries/billing/move-plan.ts';
import { endTrial, findSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { findMember } from '#io/db/queries/projects/collaborators.ts';
import { findOffer, setOffer, setOwner } from '#io/db/queries/projects/handover.ts';
import { lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { websiteHandedOverMail, websiteOfferedMail } from '#io/mail/mails/hand-over.ts';
import { pageUrl } from '#io/page-url.ts';
import { billingProviderOf } from './plan-project.ts';

// Hands a website over to another owner, whose plan covers it from then on; the plan that covered it so far stays with
// the old one. The new owner must be an admin of the project already, so their address is proven, and must accept.

interface Asking {
  projectId: number;
  user: UserRow;
}

export function offerWebsite(io: Io, { projectId, user, collaboratorId }: Asking & { collaboratorId: number }) {
  return io.db.transaction(async (db) => {
    const project = await ownedProject(db, { projectId, user });
    await refusePlanWithoutWebsite(io, db, project);
    const member = await findMember(db, projectId, { id: collaboratorId });
    const next = member?.role === 'admin' ? await findUserById(db, member.userId) : null;
    if (!next || next.id === project.ownerId) throw new ApiError('NOT_FOUND');
    await setOffer(db, projectId, { to: next.id, at: io.now() });
    await recordActivity(db, { action: 'website-offered', actorId: user.id, project, subject: next.email });
    const mail = { site: project.address, from: nameOf(user), url: planUrl(io, project, next) };
    await writeToUser(io, db, next, websiteOfferedMail(next.language, mail));
  });
}

export function withdrawOffer(io: Io, asking: Asking): Promise<void> {
  return io.db.transaction(async (db) => {
    const project = await ownedProject(db, asking);
    if (!project.offeredTo) throw new ApiError('NOT_FOUND');
    await setOffer(db, project.id, null);
  });
}

export function answerOffer(io: Io, { projectId, user, accepts }: Asking & { accepts: boolean }): Promise<void> {
  return io.db.transaction(async (db) => {
    // Serialised: of two websites accepted at once, the first is counted when the second is checked.
    await lockUser(db, user.id);
    const project = await lockProject(db, projectId);
    const offer = project && (await findOffer(db, projectId, io.now()));
    if (!project || offer?.userId !== user.id) throw new ApiError('NOT_FOUND');
    if (!accepts) return setOffer(db, projectId, null);
    requireProvenAddress(user);
    await refuseOverDomains(io, db, project, user);
    await refusePlanWithoutWebsite(io, db, project);
    await takePlanAway(io, db, project);
    await setOwner(db, projectId, user.id);
    await recordActivity(db, { action: 'website-handed-over', actorId: user.id, project, subject: user.email });
    const before = project.ownerId === null ? null : await findUserById(db, project.ownerId);
    if (before) {
      const mail = { site: project.address, to: nameOf(user), url: pageUrl(io, before.language, '/app') };
      await writeToUser(io, db, before, websiteHandedOverMail(before.language, mail));
    }
    await enqueueFetches(io, db, projectId);
  });
}

/** The owner's order of preference. Websites that now come first may have more pages. */
export function preferWebsites(io: Io, { user, projectIds }: { user: UserRow; projectIds: readonly number[] }) {
  return io.db.transaction(async (db) => {
    await lockUser(db, user.id);
    const moved = await orderWebsites(db, user.id, projectIds);
    // The person may have named any website.
    const first = projectIds.find((id) => moved.includes(id));
    if (first !== undefined) await enqueueFetches(io, db, first);
  });
}

/** The project, for somebody who may hand it over: its owner or, without one, any admin. */
async function ownedProject(db: Db, { projectId, user }: Asking): Promise<ProjectRow> {
  const project = await lockProject(db, projectId);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  const { ownerId } = project;
  const owner = ownerId === null ? null : await findMembership(db, ownerId, projectId);
  if (user.role !== 'superadmin' && owner && ownerId !== user.id)
    throw new ApiError('NOT_ALLOWED', { text: ownersOnly });
  return project;
}

async function refuseOverDomains(io: Io, db: Db, project: ProjectRow, user: UserRow): Promise<void> {
  const { provider } = await billingProviderOf({ db, stripe: io.stripe }, project);
  if (provider === 'shopify' || user.role === 'superadmin') return;
  const { used, allowed } = await domainsOf(db, user.id);
  if (allowed !== null && used >= allowed) throw limitReached('domains', limitTexts.domains(allowed));
}

/** A paid plan is not handed over with the website, and cannot stay with an owner who has no other website. */
async function refusePlanWithoutWebsite(io: Io, db: Db, project: ProjectRow): Promise<void> {
  const { provider } = await billingProviderOf({ db, stripe: io.stripe }, project);
  const plan = await findSubscription(db, project.id);
  const { projectIds } = await findCover(db, project.id);
  if (provider !== 'shopify' && plan?.state === 'active' && projectIds.length === 1)
    throw new ApiError('CONFLICT', { text: lastWebsite });
}

async function takePlanAway(io: Io, db: Db, project: ProjectRow): Promise<void> {
  const { provider } = await billingProviderOf({ db, stripe: io.stripe }, project);
  if (provider === 'shopify') return;
  if (!(await moveOwnersPlan(db, project.id))) await endTrial(db, project.id);
  await leaveCustomers(db, project.id);
}

const planUrl = (io: Io, { slug }: ProjectRow, { language }: UserRow) =>
  pageUrl(io, language, `/app/${slug}/settings/plan`);

const ownersOnly = {
  en: 'Only the owner of this website can hand it over.',
  de: 'Nur der Inhaber dieser Website kann sie übergeben.',
};
const lastWebsite = {
  en: 'Your plan has no other website to cover. Cancel it first. Once it has ended, you can hand the website over.',
  de: 'Ihr Tarif hätte dann keine Website mehr. Kündigen Sie ihn zuerst. Sobald er endet, können Sie die Website übergeben.',
};
