import { z } from 'zod';
import { call, type Scope } from '#contract/call.ts';
import { JobProgress, Route, SubPage } from '#contract/entities/project.ts';
import { OgImage, RouteTemplate } from '#contract/entities/template.ts';
import { Done, IdInBody, idParams } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { subPageStatus } from '#domain/enumerations.ts';

const ofRoute: Scope = { entity: 'route', in: 'params', field: 'id' };
const ofSubPage: Scope = { entity: 'sub-page', in: 'params', field: 'id' };
const ofCrawl: Scope = { entity: 'crawl', in: 'params', field: 'id' };

export const route = {
  getRoute: call({
    method: 'get',
    path: '/route/{id}',
    access: 'editor',
    scope: ofRoute,
    summary: { en: 'Get a route', de: 'Ein Seitentyp' },
    params: idParams,
    ok: Route,
  }),
  deleteRoute: call({
    method: 'delete',
    path: '/route/{id}',
    access: 'editor',
    scope: ofRoute,
    summary: { en: 'Delete a route', de: 'Seitentyp löschen' },
    params: idParams,
    ok: Done,
  }),
  updateRouteOgImage: call({
    method: 'post',
    path: '/route/{id}/update-ogimage',
    access: 'editor',
    scope: ofRoute,
    summary: { en: 'Recreate a route’s preview image', de: 'Vorschaubild eines Seitentyps neu erstellen' },
    params: idParams,
    ok: Route,
  }),
  updateSampleSubPage: call({
    method: 'post',
    path: '/route/{id}/update-sample-subpage',
    access: 'editor',
    scope: ofRoute,
    summary: { en: 'Choose a route’s sample page', de: 'Beispielseite eines Seitentyps wählen' },
    params: idParams,
    body: z.strictObject({ subPageId: IdInBody }),
    ok: Route,
  }),
};

export const subPage = {
  getSubPage: call({
    method: 'get',
    path: '/sub-page/{id}',
    access: 'editor',
    scope: ofSubPage,
    summary: { en: 'Get a page', de: 'Eine Seite' },
    params: idParams,
    ok: SubPage,
  }),
  updateSubPage: call({
    method: 'put',
    path: '/sub-page/{id}',
    access: 'editor',
    scope: ofSubPage,
    summary: { en: 'Update a page', de: 'Seite ändern' },
    params: idParams,
    body: z.strictObject({ status: z.literal([subPageStatus.Ignored, subPageStatus.Default]) }),
    ok: SubPage,
  }),
  deleteSubPage: call({
    method: 'delete',
    path: '/sub-page/{id}',
    access: 'editor',
    scope: ofSubPage,
    summary: { en: 'Delete a page', de: 'Seite löschen' },
    params: idParams,
    ok: Done,
  }),
  takeScreenshot: call({
    method: 'post',
    path: '/sub-page/{id}/screenshot',
    access: 'editor',
    scope: ofSubPage,
    summary: { en: 'Take a screenshot', de: 'Screenshot aufnehmen' },
    params: idParams,
    body: z.strictObject({ wait: z.number().int().min(0).max(10_000) }),
    limits: [limits.screenshots],
    ok: JobProgress,
    okStatus: 202,
  }),
  drawLiveOgImage: call({
    method: 'post',
    path: '/sub-page/{id}/live-og-image',
    access: 'editor',
    scope: ofSubPage,
    summary: { en: 'Create a page’s live image', de: 'Aktuelles Bild einer Seite erstellen' },
    params: idParams,
    ok: OgImage,
  }),
  updateMetaTagData: call({
    method: 'post',
    path: '/sub-page/{id}/update-meta-tag-data',
    access: 'editor',
    scope: ofSubPage,
    summary: { en: 'Refresh a page’s metadata', de: 'Seitendaten aktualisieren' },
    params: idParams,
    limits: [limits.projectPageReads],
    ok: SubPage,
  }),
  listSubPageOgImages: call({
    method: 'get',
    path: '/sub-page/{id}/og-images',
    access: 'editor',
    scope: ofSubPage,
    summary: { en: 'List a page’s images', de: 'Bilder einer Seite' },
    params: idParams,
    ok: z.array(OgImage),
  }),
  listSubPageRouteTemplates: call({
    method: 'get',
    path: '/sub-page/{id}/route-templates',
    access: 'editor',
    scope: ofSubPage,
    summary: { en: 'List templates for a page', de: 'Vorlagen für eine Seite' },
    params: idParams,
    ok: z.array(RouteTemplate),
  }),
  getSubPageMetaData: call({
    method: 'get',
    path: '/sub-page/{id}/meta-data',
    access: 'editor',
    scope: ofSubPage,
    summary: { en: 'Get a page’s metadata', de: 'Daten einer Seite' },
    params: idParams,
    ok: z.looseObject({
      url: z.string(),
      /** The base template that the page's design was made from. */
      template: z.string().nullable(),
      /** The design its image is drawn with; null: none is live. */
      routeTemplate: z.object({ id: z.number(), uuid: z.string(), name: z.string() }).nullable(),
    }),
  }),
  updateSubPageRouteTemplate: call({
    method: 'patch',
    path: '/sub-page/{id}/update-route-template',
    access: 'editor',
    scope: ofSubPage,
    summary: { en: 'Give a page its own template', de: 'Einer Seite eine eigene Vorlage geben' },
    params: idParams,
    body: z.strictObject({ routeTemplateId: IdInBody.nullable() }),
    ok: SubPage,
  }),
};

export const crawl = {
  deleteCrawl: call({
    method: 'delete',
    path: '/crawl/{id}',
    access: 'editor',
    scope: ofCrawl,
    summary: { en: 'Delete an image request from the log', de: 'Bildabruf aus dem Protokoll löschen' },
    params: idParams,
    ok: Done,
  }),
};
