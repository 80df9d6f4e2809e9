import { z } from 'zod';
import { call } from './call.ts';
import { JobProgress, Route, SubPage } from './entities/project.ts';
import { ListedTemplate, OgImage, TemplateComparison } from './entities/template.ts';
import { Done, Id, pageOf, paging, requiredLine, WebAddress } from './fields.ts';
import { limits } from './limits.ts';
import { ofProject } from './of-project.ts';

// Routes, sub pages, templates and images of a project, as lists. Single ones: route.ts, template.ts.

export const site = {
  listRoutes: call({
    method: 'get',
    path: '/project/{id}/routes',
    ...ofProject('editor'),
    summary: { en: 'Routes of a project', de: 'Routen eines Projekts' },
    ok: z.array(Route),
  }),
  addRoute: call({
    method: 'post',
    path: '/project/{id}/add-route',
    ...ofProject('editor'),
    summary: { en: 'Add a route', de: 'Eine Route hinzufügen' },
    body: z.strictObject({ path: requiredLine(500) }),
    ok: Route,
  }),
  listTemplates: call({
    method: 'get',
    path: '/project/{id}/templates',
    ...ofProject('editor'),
    summary: { en: 'Templates of all routes with their numbers', de: 'Vorlagen aller Routen mit ihren Zahlen' },
    ok: z.array(ListedTemplate),
  }),
  compareTemplates: call({
    method: 'get',
    path: '/project/{id}/template-comparison',
    ...ofProject('editor'),
    summary: {
      en: 'Routes with several live templates compared',
      de: 'Routen mit mehreren aktiven Vorlagen im Vergleich',
    },
    ok: z.array(TemplateComparison),
  }),
  updateRouteParam: call({
    method: 'post',
    path: '/project/{id}/route-template/{templateId}/update-route-param',
    ...ofProject('editor'),
    summary: { en: 'Change one value of a route template', de: 'Einen Wert einer Vorlage ändern' },
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
    summary: { en: 'Images of a project', de: 'Bilder eines Projekts' },
    query: z.strictObject({ ...paging, type: z.coerce.number().int().min(0).max(2).optional() }),
    ok: pageOf(OgImage),
  }),
  listSubPages: call({
    method: 'get',
    path: '/project/{id}/sub-pages',
    ...ofProject('editor'),
    summary: { en: 'Sub pages of a project', de: 'Unterseiten eines Projekts' },
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
    summary: { en: 'Add a sub page by its address', de: 'Unterseite über ihre Adresse hinzufügen' },
    body: z.strictObject({ url: WebAddress }),
    limits: [limits.projectPageReads],
    ok: SubPage,
  }),
  fetchSubPages: call({
    method: 'post',
    path: '/project/{id}/fetch-sub-pages',
    ...ofProject('editor'),
    summary: { en: 'Fetch sub pages from the sitemap', de: 'Unterseiten aus der Sitemap holen' },
    limits: [limits.siteReads],
    ok: JobProgress,
    okStatus: 202,
  }),
  crawlProject: call({
    method: 'post',
    path: '/project/{id}/crawl',
    ...ofProject('editor'),
    summary: { en: 'Read all sub pages again', de: 'Alle Unterseiten erneut lesen' },
    limits: [limits.siteReads],
    ok: z.object({ job: JobProgress.nullable() }),
    okStatus: 202,
  }),
  cancelCrawl: call({
    method: 'post',
    path: '/project/{id}/cancel-crawl',
    ...ofProject('editor'),
    summary: { en: 'Stop reading sub pages', de: 'Das Lesen der Unterseiten abbrechen' },
    ok: Done,
  }),
};
