import { ApiError } from '#contract/errors.ts';
import { type Language, languagePrefix } from '#domain/language.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { haveSameUrl, isOursFirst, judgeTags, type NamingPage, namedPage } from '#domain/site/judge-tags.ts';
import { startAudit } from '#flows/audit/start-audit.ts';
import { listAuditable } from '#io/db/queries/pages/sub-pages.ts';
import { findProject, findProjectByUuid, type ProjectRow, verifyOnce } from '#io/db/queries/projects/projects.ts';
import { fetchMeta } from '#io/fetch/pages/fetch-meta.ts';
import { readIntegration } from '#io/integrations/read-integration.ts';
import type { Io } from '#io/io.ts';
import { openIntegrationZip } from './integration-zip.ts';

/** Pages checked besides the home page: a theme may print the tag on products only. */
const OTHER_PAGES = 2;

/** A page without our tag: the first image it names, and the author of that tag if it can be recognised. */
export interface OtherTag {
  url: string;
  image: string | null;
  writtenBy: string | null;
}
export type Integration =
  /** `sameUrl`: our plain tag, copied without the page's own address in it. */
  { integrated: true; sameUrl: boolean } | { integrated: false; pages: OtherTag[] };

/**
 * Whether our tag is on the live page: the first og:image is ours, since platforms take the first, or the linkbild meta
 * tag names the project. Null if no page could be read.
 */
export async function findIntegration(io: Io, project: ProjectRow, signal?: AbortSignal): Promise<Integration | null> {
  const others = (await listAuditable(io.db, project.id))
    .filter(({ url }) => url !== project.full)
    .slice(0, OTHER_PAGES)
    .map(({ url }) => url);
  const owner = { imagesUrl: io.settings.imagesUrl, projectUuid: project.uuid };
  const pages: OtherTag[] = [];
  const plain: NamingPage[] = [];
  for (const url of [project.full, ...others]) {
    const options = { userAgent: io.settings.userAgent, details: false, ...(signal ? { signal } : {}) };
    const read = await fetchMeta(io.politeFetch, url, options);
    if (!read.ok) continue;
    const { page, meta } = read;
    const judged = judgeTags(meta, owner);
    if (isOursFirst(judged.state) || namesProject(meta, project.uuid)) {
      const named = namedPage(judged, owner);
      // One page says enough, unless its tag was written by hand.
      if (named === null) return { integrated: true, sameUrl: false };
      plain.push({ named, own: [url, page.finalUrl, meta.canonical] });
      continue;
    }
    const first = judged.images.find(({ tag }) => tag === 'og:image');
    pages.push({ url: page.finalUrl, image: first?.url ?? null, writtenBy: first?.writtenBy ?? null });
  }
  if (plain.length > 0) return { integrated: true, sameUrl: haveSameUrl(plain) };
  return pages.length > 0 ? { integrated: false, pages } : null;
}

/** The tag `linkbild` is for pages that keep their own image on purpose. In a comment or template it does not count. */
function namesProject(meta: MetaTagData, projectUuid: string): boolean {
  return meta.tags.some(
    ({ key, value, place }) =>
      key === 'linkbild' && value.toLowerCase() === projectUuid && place !== 'comment' && place !== 'template',
  );
}

export async function verifyProject(
  io: Io,
  project: ProjectRow,
  signal?: AbortSignal,
): Promise<{ project: ProjectRow; pages: OtherTag[] }> {
  if (project.verifiedAt) return { project, pages: [] };
  const found = await findIntegration(io, project, signal);
  if (!found?.integrated) return { project, pages: found?.pages ?? [] };
  return { project: await markVerified(io, project), pages: [] };
}

/** Verification is permanent: a badge that comes and goes with every theme change would help nobody. */
export async function markVerified(io: Io, project: ProjectRow): Promise<ProjectRow> {
  if (project.verifiedAt) return project;
  return io.db.transaction(async (db) => {
    const verified = await verifyOnce(db, project.id, io.now());
    // Another check was first.
    if (!verified) return (await findProject(db, project.id)) ?? project;
    // The score shown so far is of the pages without our images.
    await startAudit({ ...io, db }, { projectId: project.id, trigger: 'live' });
    return verified;
  });
}

// The person who adds the code to a shop often has no account here. A link opens the code or the plugin of one project
// and its check, and nothing else: the code is what every page of the shop prints anyway, and the ZIP has no secret.

type Parts = Pick<Io, 'keys' | 'settings'>;

const keyOf = ({ keys }: Parts, uuid: string) => keys.hash('install-guide', uuid).slice(0, 32);

/** In the language of whoever sends it: they know the developer. */
export const installLink = (io: Parts, { uuid }: Pick<ProjectRow, 'uuid'>, language: Language): string =>
  `${io.settings.siteUrl}${languagePrefix[language]}/install/${uuid}~${keyOf(io, uuid)}`;

async function projectOfLink(io: Io, name: string): Promise<ProjectRow> {
  const [, uuid = '', key] = /^([0-9a-f-]{36})~([0-9a-f]{32})$/.exec(name) ?? [];
  const project = key === keyOf(io, uuid) ? await findProjectByUuid(io.db, uuid) : null;
  if (!project) throw new ApiError('NOT_FOUND');
  return project;
}

export async function showInstallGuide(io: Io, name: string) {
  const { uuid, full, address, pageType, verifiedAt } = await projectOfLink(io, name);
  const system = pageType === 'drupal' || pageType === 'magento' ? 'custom' : pageType;
  const { imagesUrl } = io.settings;
  const values = { imagesUrl, projectUuid: uuid, pageUrl: full };
  // On WordPress the plugin does everything: there is nothing to paste.
  const files = system === 'wordpress' ? [] : await readIntegration(system, values);
  return { site: address, system, files, isInstalled: verifiedAt !== null };
}

/** Plugin or extension, for the systems that have one. It is connected with a code that only a member can create. */
export async function openInstallZip(io: Io, name: string, language: Language) {
  const project = await projectOfLink(io, name);
  if (project.pageType !== 'wordpress' && project.pageType !== 'typo3') throw new ApiError('NOT_FOUND');
  return openIntegrationZip(io, project, project.pageType, language);
}

export async function checkInstall(io: Io, name: string): Promise<{ integrated: boolean; sameUrl: boolean }> {
  const project = await projectOfLink(io, name);
  const found = await findIntegration(io, project);
  if (found === null) throw new ApiError('PAGE_NOT_READABLE');
  const sameUrl = found.integrated && found.sameUrl;
  if (found.integrated && !sameUrl) await markVerified(io, project);
  return { integrated: found.integrated, sameUrl };
}
