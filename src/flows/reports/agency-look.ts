import type { AgencyLook as LookView, ShownLook } from '#contract/calls/agency-look.ts';
import { ApiError } from '#contract/errors.ts';
import { type AgencyLook, isEmptyLook, noLook } from '#domain/agency-look/agency-look.ts';
import { limitTexts } from '#domain/billing/limits.ts';
import { assetImageUrl } from '#domain/images/image-address.ts';
import { storeImageFile } from '#flows/drawing/upload-asset.ts';
import { limitReached, projectOf } from '#flows/guards/refusals.ts';
import { currentPlan } from '#io/db/queries/billing/covering-plan.ts';
import { changeProject, lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { hasAssetFile } from '#io/db/queries/templates/assets.ts';
import type { Io } from '#io/io.ts';

// The agency look stays stored whatever happens to the plan; each read decides whether it is shown.

/** Every reader of a report loads it. */
const MAX_LOGO_BYTES = 1_000_000;

type Reading = Pick<Io, 'db' | 'settings'>;
type Looked = Pick<ProjectRow, 'id' | 'uuid' | 'agencyLook'>;

/** The look of a report; null: Linkbild's own. */
export async function shownLookOf(io: Reading, project: Looked): Promise<ShownLook | null> {
  const { agencyLook } = project;
  if (!agencyLook || isEmptyLook(agencyLook)) return null;
  return (await isIncluded(io, project.id)) ? viewOf(io, project, agencyLook) : null;
}

export async function readAgencyLook(io: Reading, projectId: number): Promise<LookView> {
  const project = await projectOf(io, projectId);
  return { ...viewOf(io, project, project.agencyLook ?? noLook), isIncluded: await isIncluded(io, projectId) };
}

export async function saveAgencyLook(
  io: Reading,
  projectId: number,
  written: Omit<AgencyLook, 'logo'>,
): Promise<LookView> {
  await refuseOutsidePlan(io, projectId);
  await change(io, projectId, (look) => ({ ...written, logo: look.logo }));
  return readAgencyLook(io, projectId);
}

export async function storeAgencyLogo(
  io: Reading & Pick<Io, 'files' | 'renderer'>,
  projectId: number,
  bytes: Uint8Array,
): Promise<LookView> {
  await refuseOutsidePlan(io, projectId);
  const project = await projectOf(io, projectId);
  const { fileKey, payload } = await storeImageFile(io, { project, bytes }, MAX_LOGO_BYTES);
  const logo = { key: fileKey, ...payload };
  await replaceLogo(io, projectId, logo);
  return readAgencyLook(io, projectId);
}

/** Works without the plan, because removing something never needs one. */
export async function removeAgencyLogo(io: Reading & Pick<Io, 'files'>, projectId: number): Promise<LookView> {
  await replaceLogo(io, projectId, null);
  return readAgencyLook(io, projectId);
}

async function replaceLogo(io: Pick<Io, 'db' | 'files'>, projectId: number, logo: AgencyLook['logo']): Promise<void> {
  const before = await change(io, projectId, (look) => ({ ...look, logo }));
  const old = before.logo?.key;
  if (old && old !== logo?.key && !(await hasAssetFile(io.db, projectId, old))) await io.files.delete(old);
}

/** Returns the look as it was. */
function change({ db }: Pick<Io, 'db'>, projectId: number, edit: (look: AgencyLook) => AgencyLook) {
  return db.transaction(async (transaction) => {
    const project = await lockProject(transaction, projectId);
    if (!project) throw new ApiError('PROJECT_NOT_FOUND');
    const before = project.agencyLook ?? noLook;
    await changeProject(transaction, projectId, { agencyLook: edit(before) });
    return before;
  });
}

const isIncluded = async ({ db }: Pick<Io, 'db'>, projectId: number) => (await currentPlan(db, projectId)).agencyLook;

async function refuseOutsidePlan(io: Pick<Io, 'db'>, projectId: number): Promise<void> {
  if (!(await isIncluded(io, projectId))) throw limitReached('agencyLook', limitTexts.agencyLook());
}

function viewOf({ settings }: Pick<Io, 'settings'>, { uuid }: Looked, { logo, ...look }: AgencyLook): ShownLook {
  const url = logo && assetImageUrl(settings.imagesUrl, uuid, logo.key);
  return { ...look, logo: logo && url ? { url, width: logo.width, height: logo.height } : null };
}
