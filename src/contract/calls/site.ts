import { z } from 'zod';
import { call } from '#contract/call.ts';
import { JobProgress, Route, SubPage } from '#contract/entities/project.ts';
import { ListedTemplate, OgImage, TemplateComparison } from '#contract/entities/template.ts';
import { Done, Id, ofProject, pageOf, paging, requiredLine, WebAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';

// Routes, sub pages, templates and images of a project, as lists. Single ones: route.ts, template.ts.

export const site = {
  listRoutes: call({
    method: 'get',
    path: '/project/{id}/routes',
    ...ofProject('editor'),
    summary: { en: 'List a project’s routes', de: 'Seitentypen eines Projekts' },
    ok: z.array(Route),
  }),
  addRoute: call({
    method: 'post',
    path: '/project/{id}/add-route',
    ...ofProject('editor'),
    summary: { en: 'Add a route', de: 'Seitentyp hinzufügen' },
    body: z.strictObject({ path: requiredLine(500) }),
    ok: Route,
  }),
  listTemplates: call({
    method: 'get',
    path: '/project/{id}/templates',
    ...ofProject('editor'),
    summary: {
      en: 'List templates of all routes with their figures',
      de: 'Vorlagen aller Seitentypen mit ihren Zahlen',
    },
    ok: z.array(ListedTemplate),
  }),
  compareTemplates: call({
    method: 'get',
    path: '/project/{id}/template-comparison',
    ...ofProject('editor'),
    summary: {
      en: 'Compare routes with several live templates',
      de: 'Seitentypen mit mehreren Live-Vorlagen vergleichen',
    },
    ok: z.array(TemplateComparison),
  }),
  updateRouteParam: call({
    method: 'post',
    path: '/project/{id}/route-template/{templateId}/update-route-param',
    ...ofProject('editor'),
    summary: { en: 'Change one value of a route’s template', de: 'Einen Wert einer Vorlage ändern' },
    params: z.strictObject({ id: Id, templateId: Id }),
    body: z.strictObject({
      param: requiredLine(100),
      value: z.unknown().optional(),
      version: z.number().int().positive().max(2_147_483_647).optional(),
    }),
    ok: Done,
  }),
  listOgImages: call({
    method: 'get',
    path: '/project/{id}/og-images',
    ...ofProject('editor'),
    summary: { en: 'List a project’s images', de: 'Bilder eines Projekts' },
    query: z.strictObject({ ...paging, type: z.coerce.number().int().min(0).max(2).optional() }),
    ok: pageOf(OgImage),
  }),
  listSubPages: call({
    method: 'get',
    path: '/project/{id}/sub-pages',
    ...ofProject('editor'),
    summary: { en: 'List a project’s pages', de: 'Seiten eines Projekts' },
    query: z.strictObject({
      ...paging,
      routeId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
      /** Only those that are omitted everywhere else. */
      ignored: z.enum(['true', 'false']).optional(),
    }),
    ok: pageOf(SubPage),
  }),
  addSubPage: call({
    method: 'post',
    path: '/project/{id}/add-sub-page',
    ...ofProject('editor'),
    summary: { en: 'Add a page by its URL', de: 'Seite über ihre Adresse hinzufügen' },
    body: z.strictObject({ url: WebAddress }),
    limits: [limits.projectPageReads],
    ok: SubPage,
  }),
  fetchSubPages: call({
    method: 'post',
    path: '/project/{id}/fetch-sub-pages',
    ...ofProject('editor'),
    summary: { en: 'Import pages from the sitemap', de: 'Seiten aus der Sitemap importieren' },
    limits: [limits.siteReads],
    ok: JobProgress,
    okStatus: 202,
  }),
  crawlProject: call({
    method: 'post',
    path: '/project/{id}/crawl',
    ...ofProject('editor'),
    summary: { en: 'Refresh all pages', de: 'Alle Seiten aktualisieren' },
    limits: [limits.siteReads],
    ok: z.object({ job: JobProgress.nullable() }),
    okStatus: 202,
  }),
  cancelCrawl: call({
    method: 'post',
    path: '/project/{id}/cancel-crawl',
    ...ofProject('editor'),
    summary: { en: 'Stop refreshing pages', de: 'Aktualisieren der Seiten abbrechen' },
    ok: Done,
  }),
};
