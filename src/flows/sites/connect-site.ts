import { ApiError } from '#contract/errors.ts';
import type { Language, Text } from '#domain/language.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import {
  CONNECT_CODE_MINUTES,
  MAX_SITE_CONNECTIONS,
  readConnectCode,
  type SiteSystem,
  writeConnectCode,
} from '#domain/site/connected-site.ts';
import { lockedProject } from '#flows/alerts/project-guards.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import * as connections from '#io/db/queries/projects/site-connections.ts';
import {
  deleteConnectCode,
  findConnectCode,
  lockConnectCode,
  saveConnectCode,
} from '#io/db/queries/projects/site-connections.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';

const tooManyConnections: Text = {
  en: `A project can have ${MAX_SITE_CONNECTIONS} connected sites. Disconnect one you don’t need any more.`,
  de: `Ein Projekt kann ${MAX_SITE_CONNECTIONS} verbundene Websites haben. Trennen Sie eine, die Sie nicht mehr brauchen.`,
};

// Threat: a stranger gets a token for somebody's project, or a site gets one for another site's. Layers: a code of 80
// random bits that a member made, for half an hour and one site, stored as a hash; the site must be the project's own;
// a token that is good for the calls below /site alone (api/http/session.ts). Left open: whoever sees the code on the
// screen and controls a page of the same host can connect; members see every connection and can end it.

export async function createConnectCode(io: Io, projectId: number, userId: number) {
  const { code, expiresAt } = await saveConnectCode(io.db, {
    projectId,
    createdBy: userId,
    minutes: CONNECT_CODE_MINUTES,
  });
  return { code: writeConnectCode(code, io.settings.apiUrl), expiresAt };
}

export async function listConnections(io: Io, projectId: number) {
  const [list, code] = await Promise.all([
    connections.listSiteConnections(io.db, projectId),
    findConnectCode(io.db, projectId),
  ]);
  return { connections: list, code };
}

interface Asking {
  code: string;
  siteUrl: string;
  system: SiteSystem;
  systemVersion?: string | undefined;
  pluginVersion?: string | undefined;
}

/** Unknown, used and expired codes get the same error. A code sent by the wrong site stays usable. */
export async function connectSite(
  io: Io,
  asking: Asking,
  { language, clientHash }: { language: Language; clientHash: string },
) {
  const code = readConnectCode(asking.code);
  return io.db.transaction(async (db) => {
    const found = code === null ? null : await lockConnectCode(db, code);
    if (!found) throw new ApiError('CONNECT_CODE_UNKNOWN');
    const project = await lockedProject(db, found.projectId);
    if (!belongsToSite(asking.siteUrl, project.full, Object.values(project.locales)))
      throw new ApiError('SITE_MISMATCH');
    const connection = {
      projectId: project.id,
      system: asking.system,
      siteUrl: plainSiteUrl(asking.siteUrl),
      systemVersion: asking.systemVersion || null,
      pluginVersion: asking.pluginVersion || null,
      connectedBy: found.createdBy,
    };
    if ((await connections.countOtherConnections(db, connection)) >= MAX_SITE_CONNECTIONS)
      throw new ApiError('TOO_MANY', { text: tooManyConnections });
    const token = await connections.saveSiteConnection(db, connection);
    await deleteConnectCode(db, project.id);
    const by = { actorId: found.createdBy, clientHash, detail: { system: asking.system } };
    await recordActivity(db, { ...by, action: 'site-connected', project, subject: connection.siteUrl });
    return { token, imagesUrl: io.settings.imagesUrl, project: shownProject(io, project, asking.system, language) };
  });
}

/** Normalises a URL, so that equivalent spellings count as one site. */
function plainSiteUrl(siteUrl: string): string {
  const url = new URL(siteUrl);
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
}

const screens: Record<SiteSystem, string> = { wordpress: 'wordpress', typo3: 'typo3', php: 'custom' };

function shownProject(
  io: Io,
  { uuid, title, full, slug, address }: ProjectRow,
  system: SiteSystem,
  language: Language,
) {
  const screenUrl = pageUrl(io, language, `/app/${slug}/settings/${screens[system]}`);
  return { uuid, title: title || address, url: full, screenUrl };
}

export async function showConnection(io: Io, site: connections.FoundSite, language: Language) {
  const project = await projectOf(io, site.projectId);
  return {
    project: shownProject(io, project, site.system, language),
    imagesUrl: io.settings.imagesUrl,
    connectedAt: site.connectedAt,
  };
}

interface Leaving {
  projectId: number;
  connectionId: number;
  /** Null: the site itself. */
  actorId: number | null;
  clientHash: string;
}

/** Revokes the token. False: there is no such connection. */
export function disconnectSite(io: Io, { projectId, connectionId, actorId, clientHash }: Leaving): Promise<boolean> {
  return io.db.transaction(async (db) => {
    const siteUrl = await connections.deleteSiteConnection(db, projectId, connectionId);
    if (siteUrl === null) return false;
    const project = await projectOf({ db }, projectId);
    await recordActivity(db, { action: 'site-disconnected', actorId, clientHash, project, subject: siteUrl });
    return true;
  });
}
