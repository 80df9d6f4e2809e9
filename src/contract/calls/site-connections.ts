import { z } from 'zod';
import { call, Download } from '#contract/call.ts';
import { Done, Id, ofProject, requiredLine, Timestamp, WebAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { preferredText } from '#contract/messages.ts';
import { MAX_SITE_CHANGES, siteSystems, zipSystems } from '#domain/site/connected-site.ts';

// Sites that tell Linkbild of their changes (docs/decisions/049-connected-sites.md): first what members do in the
// settings, then what the site's plugin calls with its own token.

const SiteConnection = z.object({
  id: z.number(),
  system: z.enum(siteSystems),
  siteUrl: z.string(),
  systemVersion: z.string().nullable(),
  pluginVersion: z.string().nullable(),
  connectedAt: Timestamp,
  lastSeenAt: Timestamp,
  /** Who made the code; null if the account is gone. */
  connectedBy: z.string().nullable(),
});

export type SiteConnection = z.infer<typeof SiteConnection>;

const CheckedImage = z.object({
  tag: z.enum(['og:image', 'twitter:image']),
  url: z.string(),
  isOurs: z.boolean(),
  writtenBy: z.string().nullable(),
});

const CheckedPage = z.object({
  url: z.string(),
  /** One image, ours: nothing to do. */
  ok: z.boolean(),
  state: z.enum(['ours', 'several', 'ours-not-first', 'other', 'none', 'other-page', 'unreadable']),
  images: z.array(CheckedImage),
  /** Who wrote the tag in the way, if the page tells. */
  writtenBy: z.string().nullable(),
  /** Why the page could not be read, in words. */
  reason: z.string().optional(),
});

/** What the live pages say: one image, ours, or whose tag is in the way. */
const IntegrationFinding = z.object({
  pages: z.array(CheckedPage),
  /** Pages with one image, ours; of those that could be read. */
  oursOn: z.number(),
  readable: z.number(),
  verified: z.boolean(),
});

export type IntegrationFinding = z.infer<typeof IntegrationFinding>;

export const siteConnectionCalls = {
  listSiteConnections: call({
    method: 'get',
    path: '/project/{id}/site-connections',
    ...ofProject('editor'),
    summary: { en: 'Sites connected to a project', de: 'Mit einem Projekt verbundene Websites' },
    ok: z.object({
      connections: z.array(SiteConnection),
      /** A code that waits for its site. The code itself is shown once. */
      code: z.object({ expiresAt: Timestamp }).nullable(),
    }),
  }),
  createConnectCode: call({
    method: 'post',
    path: '/project/{id}/site-connections/code',
    ...ofProject('editor'),
    needs: 'session',
    summary: { en: 'Create a code to connect a site with', de: 'Code erstellen, mit dem sich eine Website verbindet' },
    limits: [limits.connectCodes],
    ok: z.object({ code: z.string(), expiresAt: Timestamp }),
  }),
  removeSiteConnection: call({
    method: 'delete',
    path: '/project/{id}/site-connections/{connectionId}',
    ...ofProject('editor'),
    summary: { en: 'Disconnect a site', de: 'Eine Website trennen' },
    params: z.strictObject({ id: Id, connectionId: Id }),
    ok: Done,
  }),
  checkIntegration: call({
    method: 'get',
    path: '/project/{id}/integration-check',
    ...ofProject('editor'),
    summary: {
      en: 'Read up to five live pages and say whose image they name',
      de: 'Bis zu fünf Seiten lesen und prüfen, welches Bild sie nennen',
    },
    limits: [limits.integrationChecks],
    ok: IntegrationFinding,
  }),
  getIntegrationZip: call({
    method: 'get',
    path: '/project/{id}/integration-zip/{system}',
    ...ofProject('editor'),
    summary: {
      en: 'Download the plugin, extension or files for a site, filled in for the project',
      de: 'Plugin, Erweiterung oder Dateien für eine Website herunterladen, ausgefüllt für das Projekt',
    },
    params: z.strictObject({ id: Id, system: z.enum(zipSystems) }),
    gives: 'download',
    ok: Download,
  }),
  getInstallZip: call({
    method: 'get',
    path: '/public/{installName}/install-zip',
    access: 'public',
    summary: {
      en: 'Download the plugin or extension behind an install link',
      de: 'Plugin oder Erweiterung hinter einem Link zum Einbau herunterladen',
    },
    params: z.strictObject({ installName: requiredLine(200) }),
    limits: [limits.installZips],
    gives: 'download',
    ok: Download,
  }),
};

const ConnectedProject = z.object({
  uuid: z.string(),
  title: z.string(),
  url: z.string(),
  /** Its settings in Linkbild. */
  screenUrl: z.string(),
});

const version = z
  .string()
  .trim()
  .max(50, { error: preferredText('tooLong') });

export const connectedSite = {
  connectSite: call({
    method: 'post',
    path: '/site/connect',
    access: 'public',
    from: 'servers',
    summary: { en: 'Connect a site with a code', de: 'Eine Website mit einem Code verbinden' },
    body: z.strictObject({
      code: requiredLine(500),
      siteUrl: WebAddress,
      system: z.enum(siteSystems),
      systemVersion: version.optional(),
      pluginVersion: version.optional(),
    }),
    limits: [limits.siteConnects],
    ok: z.object({
      token: z.string().describe('Shown once: lbs_…'),
      imagesUrl: z.string(),
      project: ConnectedProject,
    }),
  }),
  getSiteConnection: call({
    method: 'get',
    path: '/site/connection',
    access: 'site',
    from: 'servers',
    summary: { en: 'The site’s own connection', de: 'Die eigene Verbindung der Website' },
    limits: [limits.siteCalls],
    ok: z.object({ project: ConnectedProject, imagesUrl: z.string(), connectedAt: Timestamp }),
  }),
  reportSiteChanges: call({
    method: 'post',
    path: '/site/changes',
    access: 'site',
    from: 'servers',
    summary: { en: 'Say which pages have changed', de: 'Geänderte Seiten melden' },
    body: z.strictObject({
      changes: z
        .array(z.strictObject({ url: z.string().max(10_000), change: z.enum(['changed', 'removed']) }))
        .min(1, { error: preferredText('required') })
        .max(MAX_SITE_CHANGES, { error: preferredText('tooLong') }),
    }),
    limits: [limits.siteChanges],
    ok: z.object({
      accepted: z.number(),
      ignored: z.array(z.object({ url: z.string(), reason: z.enum(['other-site', 'not-an-address', 'over-plan']) })),
    }),
    okStatus: 202,
  }),
  checkConnectedSite: call({
    method: 'post',
    path: '/site/check',
    access: 'site',
    from: 'servers',
    summary: { en: 'Check the site’s own pages', de: 'Die eigenen Seiten der Website prüfen' },
    limits: [limits.siteCalls, limits.integrationChecks],
    ok: IntegrationFinding,
  }),
  disconnectSite: call({
    method: 'delete',
    path: '/site/connection',
    access: 'site',
    from: 'servers',
    summary: { en: 'End the site’s own connection', de: 'Die eigene Verbindung der Website beenden' },
    ok: z.object({ ok: z.literal(true) }),
  }),
};
