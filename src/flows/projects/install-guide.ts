import { ApiError } from '#contract/errors.ts';
import { findProjectByUuid, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { readIntegration } from '#io/integrations/read-integration.ts';
import type { Io } from '#io/io.ts';
import { findIntegration, markVerified } from './verify-project.ts';

// Who builds the code into a shop is often not who has the account. A link opens the code of one project and its check,
// and nothing else: the code is what every page of the shop prints anyway.

type Parts = Pick<Io, 'keys' | 'settings'>;

const keyOf = ({ keys }: Parts, uuid: string) => keys.hash('install-guide', uuid).slice(0, 32);

export const installLink = (io: Parts, { uuid }: Pick<ProjectRow, 'uuid'>): string =>
  `${io.settings.siteUrl}/install/${uuid}~${keyOf(io, uuid)}`;

async function projectOfLink(io: Io, name: string): Promise<ProjectRow> {
  const [, uuid = '', key] = /^([0-9a-f-]{36})~([0-9a-f]{32})$/.exec(name) ?? [];
  const project = key === keyOf(io, uuid) ? await findProjectByUuid(io.db, uuid) : null;
  if (!project) throw new ApiError('NOT_FOUND');
  return project;
}

export async function showInstallGuide(io: Io, name: string) {
  const { uuid, full, address, pageType, verifiedAt } = await projectOfLink(io, name);
  const system = pageType === 'shopify' || pageType === 'typo3' ? pageType : ('custom' as const);
  const { imagesUrl } = io.settings;
  const files = await readIntegration(system, { imagesUrl, projectUuid: uuid, pageUrl: full });
  return { site: address, system, files, isInstalled: verifiedAt !== null };
}

export async function checkInstall(io: Io, name: string): Promise<{ integrated: boolean }> {
  const project = await projectOfLink(io, name);
  const found = await findIntegration(io, project);
  if (found === null) throw new ApiError('PAGE_NOT_READABLE');
  if (found.integrated) await markVerified(io, project);
  return { integrated: found.integrated };
}
