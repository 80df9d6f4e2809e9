import { ApiError } from '#contract/errors.ts';
import { joined } from '#domain/audit/texts/name-list.ts';
import { sayPages } from '#domain/audit/texts/pages-read.ts';
import { limitTexts } from '#domain/billing/limits.ts';
import { crawlFailureTexts } from '#domain/crawl/crawl-failure-texts.ts';
import type { Text } from '#domain/language.ts';
import { defaultRoutes } from '#domain/routing/routes.ts';
import { belongsToSite, siteHost } from '#domain/routing/site-address.ts';
import { fetchSubPages } from '#flows/crawl/fetch-sub-pages.ts';
import { readSubPages } from '#flows/crawl/refresh-sub-pages.ts';
import { cancelCrawl } from '#flows/crawl/running-crawls.ts';
import { limitReached, requireProvenAddress } from '#flows/guards/refusals.ts';
import { withHttp, withoutHttps } from '#flows/page-audit/check-page.ts';
import { addFirstTemplates } from '#flows/templates/start-template.ts';
import type { Db } from '#io/db/db.ts';
import { lockUser, type UserRow } from '#io/db/queries/accounts/users.ts';
import { hasAudits } from '#io/db/queries/audits/audits.ts';
import { domainsOf } from '#io/db/queries/billing/covering-plan.ts';
import { hasImageRequests } from '#io/db/queries/image-requests/crawls.ts';
import { addRouteRow, rematchSubPages } from '#io/db/queries/pages/routes.ts';
import { deleteUnreadPages, hasReadPages } from '#io/db/queries/pages/sub-pages.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { upsertCollaborator } from '#io/db/queries/projects/collaborators.ts';
import {
  addProject,
  changeProject,
  findProject,
  findProjectsByAddress,
  lockProject,
  type ProjectRow,
  renameProject,
} from '#io/db/queries/projects/projects.ts';
import { findShopOfProject } from '#io/db/queries/shopify/shops.ts';
import { upsertBrandAssets } from '#io/db/queries/templates/assets.ts';
import { storableText } from '#io/db/storable-json.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';
import { quotaOf, type TaskValue } from '#io/page-reader/page-reader.ts';
import { addFoundRoutes } from './add-found-routes.ts';

const waiting: Text = { en: 'Starting soon', de: 'Beginnt gleich' };

/** `mayBeHttp`: typed without a protocol; if nothing answers under https, http is tried, as the public check does. */
interface SiteAddress {
  full: string;
  mayBeHttp?: boolean;
}

export interface CreatedProject {
  project: ProjectRow;
  jobId: string | null;
}

/**
 * Returns at once: the project with its name and its creator as admin; a job reads everything else. For the same site a
 * second time, returns the existing project with what was read and drawn for it.
 */
export async function createProject(
  io: Io,
  { full, mayBeHttp, user, ...more }: SiteAddress & { user: UserRow } & Partial<ProjectRow>,
): Promise<CreatedProject> {
  return io.db.transaction(async (db) => {
    // Two projects created at once are serialised here: the second sees the domain of the first.
    await lockUser(db, user.id);
    const [known] = await findProjectsByAddress(db, full, user.id);
    const existing = known && (await findProject(db, known.id));
    // The same site by another protocol, after the first could not be read, is a correction.
    if (existing && existing.full !== full && !(await hasReadPages(db, existing.id)))
      return correctAddress(io, db, existing.id, { full, mayBeHttp, userId: user.id });
    if (existing) return { project: existing, jobId: null };
    // Proving an address deletes an account prepared for it by somebody else, whose projects would have no owner.
    requireProvenAddress(user);
    const { used, allowed } = await domainsOf(db, user.id);
    if (user.role !== 'superadmin' && allowed !== null && used >= allowed)
      throw limitReached('domains', limitTexts.domains(allowed));
    const project = await addProject(db, { ...more, full, state: 'active', ownerId: user.id });
    await upsertCollaborator(db, project.id, user.id, 'admin');
    await recordActivity(db, { action: 'project-created', actorId: user.id, project, subject: project.full });
    return { project, jobId: await enqueueReading(io, db, { projectId: project.id, mayBeHttp, userId: user.id }) };
  });
}

interface Reading extends Pick<SiteAddress, 'mayBeHttp'> {
  projectId: number;
  userId: number;
}

function enqueueReading(io: Io, db: Db, { projectId, mayBeHttp = false, userId }: Reading): Promise<string | null> {
  const progress = { text: waiting, projectId, userId };
  const options = { singletonKey: `project-${projectId}`, account: String(userId), progress };
  return io.queue.enqueue(db, 'create-project', { projectId, mayBeHttp }, options);
}

/** A wrong address is corrected in place, as long as nothing was read from it: everything else stays. */
export function changeAddress(
  io: Io,
  projectId: number,
  change: SiteAddress & { userId: number },
): Promise<CreatedProject> {
  return io.db.transaction(async (db) => {
    if (!(await findProject(db, projectId))) throw new ApiError('PROJECT_NOT_FOUND');
    return correctAddress(io, db, projectId, change);
  });
}

async function correctAddress(
  io: Io,
  db: Db,
  id: number,
  { full, ...reading }: SiteAddress & { userId: number },
): Promise<CreatedProject> {
  const before = await lockProject(db, id);
  if (await hasReadPages(db, id)) throw new ApiError('ADDRESS_IS_READ');
  await deleteUnreadPages(db, id);
  // A crawl of the wrong address would keep the right one from being read.
  await cancelCrawl({ db }, id);
  // Our tag was seen on the old address, and languages may be on hosts of the old one.
  const unread = { problems: [], subPagesFound: null, verifiedAt: null, locales: {} };
  const project = await changeProject(db, id, { full, ...unread });
  if (!before || !project) throw new ApiError('PROJECT_NOT_FOUND');
  const isMoved = siteHost(before.full) !== siteHost(full);
  const named = isMoved && !(await isKnownOutside(db, before)) ? await renameProject(db, project) : project;
  return { project: named, jobId: await enqueueReading(io, db, { projectId: id, ...reading }) };
}

/** Our tag was seen, an image was fetched or a report was made: addresses with the name may be in use. */
const isKnownOutside = async (db: Db, { id, verifiedAt }: ProjectRow): Promise<boolean> =>
  verifiedAt !== null || (await hasImageRequests(db, id)) || (await hasAudits(db, id));

interface Run {
  mayBeHttp?: boolean;
  signal: AbortSignal;
  report(percent: number, text: Text): Promise<void>;
}

/**
 * The job: site data, routes, sub pages; the pages themselves are then read by a separate crawl. It has failed if the
 * home page could not be read, and its text says why.
 */
export async function readNewProject(
  io: Io,
  projectId: number,
  { signal, report, mayBeHttp }: Run,
): Promise<'done' | 'failed'> {
  const project = await findProject(io.db, projectId);
  if (!project) return 'done';
  await report(5, { en: 'Reading the home page', de: 'Startseite wird eingelesen' });
  const problem = await readSite(io, project, { signal, mayBeHttp });
  const current = (await findProject(io.db, projectId)) ?? project;
  if (await findShopOfProject(io.db, projectId)) {
    // The shop provides its own pages (flows/shopify).
    await addFirstTemplates(io, current);
    await report(100, problem ?? { en: 'Done', de: 'Fertig' });
    return problem ? 'failed' : 'done';
  }
  await report(30, { en: 'Finding pages in the sitemap', de: 'Sitemap wird nach Seiten durchsucht' });
  const pages = await fetchSubPages(io, current, { signal });
  // The home page's values first, then the sitemap's.
  if (problem) await changeProject(io.db, projectId, { problems: [problem, ...pages.problems].slice(0, 10) });
  await addFoundRoutes(io, current);
  await report(90, sayPages(pages.taken, { en: '{} found', de: '{} gefunden' }));
  await readSubPages(io, projectId, { which: 'stale', findsLinks: pages.found === 0, isAwaited: true, isFirst: true });
  await report(100, problem ?? describeFound(current, pages.taken));
  return problem ? 'failed' : 'done';
}

/** Only what was found: not every site has a logo or colours of its own. */
export function describeFound(
  { title, primaryColor, logoUrl }: Pick<ProjectRow, 'title' | 'primaryColor' | 'logoUrl'>,
  pages: number,
): Text {
  const parts: Text[] = [
    ...(title ? [{ en: 'title', de: 'Titel' }] : []),
    ...(primaryColor ? [{ en: 'colours', de: 'Farben' }] : []),
    ...(logoUrl ? [{ en: 'logo', de: 'Logo' }] : []),
  ];
  const found = [...parts, sayPages(pages, { en: '{}', de: '{}' })];
  const [en, de] = [
    joined(
      found.map((part) => part.en),
      'en',
    ),
    joined(
      found.map((part) => part.de),
      'de',
    ),
  ];
  return { en: `We’ve found ${parts.length > 0 ? 'its ' : ''}${en}.`, de: `Gefunden: ${de}.` };
}

/** Title, description, brand, page type, locales and matching routes. Returns why not, as text. */
export async function readSite(
  io: Io,
  project: ProjectRow,
  { signal, mayBeHttp }: { signal?: AbortSignal; mayBeHttp?: boolean | undefined } = {},
): Promise<Text | null> {
  const { userAgent } = io.settings;
  const fetchSite = (url: string) => fetchPage(io.politeFetch, url, { userAgent, ...(signal ? { signal } : {}) });
  const first = await fetchSite(project.full);
  const triesHttp = !first.ok && mayBeHttp && withoutHttps.has(first.reason);
  const second = triesHttp ? await fetchSite(withHttp(project.full)) : null;
  const page = second?.ok ? second : first;
  if (!page.ok) return crawlFailureTexts[page.reason];
  const { html: body, finalUrl, contentType, headers } = page;
  const read = await io.politeFetch.reader.run(
    'site',
    { body, url: finalUrl, contentType, headers },
    quotaOf(finalUrl),
  );
  if (!read.ok) return crawlFailureTexts[read.reason];
  const isElsewhere = !belongsToSite(finalUrl, project.full);
  await saveSite(io, project, { finalUrl, isElsewhere, ...read.value });
  return isElsewhere ? elsewhere(project.full, finalUrl) : null;
}

async function saveSite(
  io: Io,
  project: ProjectRow,
  { finalUrl, isElsewhere, meta, brand, type }: TaskValue<'site'> & { finalUrl: string; isElsewhere: boolean },
) {
  const { pageType, shopifyDomain } = type;
  // The site is now where its home page redirects to, unless that belongs to somebody else.
  const full = isElsewhere ? project.full : rootOf(finalUrl, project.full);
  const text = (value: string | null | undefined, max: number) => (value ? storableText(value).slice(0, max) : null);
  // Values that a person has entered stay.
  await changeProject(io.db, project.id, {
    title: project.title ?? text(meta.og.siteName ?? meta.siteName ?? meta.og.title ?? meta.title, 200),
    description: project.description ?? text(meta.og.description ?? meta.description, 1000),
    logoUrl: project.logoUrl ?? text(brand.logoUrl, 2000),
    primaryColor: project.primaryColor ?? brand.colours[0] ?? null,
    shopifyUrl: project.shopifyUrl ?? (shopifyDomain ? `https://${shopifyDomain}` : null),
    fonts: brand.fonts,
    pageType,
    locales: localesOf(meta.locales, full),
    full,
  });
  await upsertBrandAssets(io.db, project.id, brand);
  for (const { path, isFallback } of defaultRoutes(pageType)) {
    if (!isFallback) await addRouteRow(io.db, project.id, path);
  }
  await rematchSubPages(io.db, project.id);
}

/** http becomes https and www is added or removed as the server says; the given path stays. */
function rootOf(finalUrl: string, full: string): string {
  const [seen, given] = [new URL(finalUrl), new URL(full)];
  given.protocol = seen.protocol;
  given.host = seen.host;
  given.hash = '';
  return given.href;
}

const MAX_LOCALES = 50;

/** URLs as the page names them, web only, bounded. */
function localesOf(locales: Record<string, string>, full: string): Record<string, string> {
  const remaining = Object.entries(locales)
    .filter(([code, url]) => code.length <= 20 && url.length <= 2000 && /^https?:\/\//.test(url))
    .slice(0, MAX_LOCALES)
    .map(([code, url]) => [storableText(code), storableText(url)] as const);
  return remaining.length > 0 ? Object.fromEntries(remaining) : { 'x-default': full };
}

const elsewhere = (from: string, to: string): Text => {
  const [source, target] = [new URL(from).host, new URL(to).host];
  return {
    en: `${source} redirects to another website: ${target}. If it’s yours, enter that address.`,
    de: `${source} leitet auf eine andere Website weiter: ${target}. Wenn sie Ihnen gehört, geben Sie diese Adresse ein.`,
  };
};
