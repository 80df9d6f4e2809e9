import { z } from 'zod';
import { call, Image, type Scope } from '#contract/call.ts';
import { BaseRouteTemplate, DrawnTemplate, ImageSize, OgImage, RouteTemplate } from '#contract/entities/template.ts';
import { Done, freeData, Id, IdInBody, idParams, line, requiredLine, WebAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { selectableTemplateStates, templateTypes } from '#domain/enumerations.ts';

const ofTemplate: Scope = { entity: 'template', in: 'params', field: 'id' };
const ofRouteInBody: Scope = { entity: 'route', in: 'body', field: 'routeId' };
const SessionId = line(100).optional();
/** 200 kB of markup is ten times the largest base template. */
const Html = z.string().max(200_000);
const designFields = { html: Html, style: freeData, data: freeData, appearance: freeData };
const variantFields = {
  variants: z.array(z.strictObject({ name: requiredLine(50), style: freeData, data: freeData })).max(20),
  selectedVariant: requiredLine(50),
};
/** The version the change is based on: rejected with 409 if somebody saved meanwhile. Default: the current one. */
const Version = z.number().int().positive().max(2_147_483_647);
const ofRoute: Scope = { entity: 'route', in: 'params', field: 'id' };
/** `v` only makes the URL unique. */
const imageQuery = { subPageId: Id.optional(), variant: line(50).optional(), v: line(100).optional() };

export const template = {
  listBaseTemplates: call({
    method: 'get',
    path: '/template/base-templates',
    access: 'user',
    summary: { en: 'List all base templates', de: 'Alle Grundvorlagen' },
    ok: z.array(BaseRouteTemplate),
  }),
  listRouteBaseTemplates: call({
    method: 'get',
    path: '/route/{id}/base-templates',
    access: 'editor',
    scope: ofRoute,
    summary: {
      en: 'List base templates for a route, best first, on its own pages',
      de: 'Grundvorlagen für einen Seitentyp, die besten zuerst, auf ihren eigenen Seiten',
    },
    params: idParams,
    query: z.strictObject({ subPageId: Id.optional() }),
    ok: z.array(BaseRouteTemplate),
  }),
  getTemplatePicture: call({
    method: 'get',
    path: '/template/{id}/picture',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Get an image of a page with a template', de: 'Bild einer Seite mit einer Vorlage' },
    params: idParams,
    query: z.strictObject(imageQuery),
    gives: 'image',
    ok: Image,
  }),
  getBaseTemplatePicture: call({
    method: 'get',
    path: '/template/base/{id}/picture',
    access: 'user',
    summary: {
      en: 'Get an image of a base template with sample data',
      de: 'Bild einer Grundvorlage mit Beispieldaten',
    },
    params: idParams,
    query: z.strictObject({ variant: imageQuery.variant, v: imageQuery.v }),
    gives: 'image',
    ok: Image,
  }),
  getRouteBaseTemplatePicture: call({
    method: 'get',
    path: '/route/{id}/base-template/{baseTemplateId}/picture',
    access: 'editor',
    scope: ofRoute,
    summary: {
      en: 'Get an image of a route’s page with a base template',
      de: 'Bild einer Seite des Seitentyps mit einer Grundvorlage',
    },
    params: z.strictObject({ id: Id, baseTemplateId: Id }),
    query: z.strictObject(imageQuery),
    gives: 'image',
    ok: Image,
  }),
  startDesign: call({
    method: 'put',
    path: '/template/start-design',
    access: 'editor',
    scope: ofRouteInBody,
    summary: { en: 'Start a design for a route', de: 'Entwurf für einen Seitentyp beginnen' },
    body: z.strictObject({ routeId: IdInBody, baseTemplateId: IdInBody.optional(), name: line(100).optional() }),
    ok: RouteTemplate,
  }),
  startConfiguration: call({
    method: 'put',
    path: '/template/start-configuration',
    access: 'editor',
    scope: ofRouteInBody,
    summary: { en: 'Start configuring a base template for a route', de: 'Grundvorlage für einen Seitentyp einrichten' },
    body: z.strictObject({ routeId: IdInBody, baseTemplateId: IdInBody }),
    ok: RouteTemplate,
  }),
  createRouteTemplate: call({
    method: 'put',
    path: '/template/create-route-template',
    access: 'editor',
    scope: ofRouteInBody,
    summary: { en: 'Create a template on a route', de: 'Vorlage für einen Seitentyp anlegen' },
    body: z.strictObject({
      routeId: IdInBody,
      name: requiredLine(100),
      ...z.object({ type: z.enum(templateTypes), ...designFields, ...variantFields }).partial().shape,
    }),
    ok: RouteTemplate,
  }),
  createPastedRouteTemplate: call({
    method: 'post',
    path: '/template/create-pasted-route-template',
    access: 'editor',
    scope: ofRouteInBody,
    summary: { en: 'Paste a copied template', de: 'Kopierte Vorlage einfügen' },
    body: z.strictObject({
      routeId: IdInBody,
      // Other fields of a copied template (id, state, images) are ignored.
      routeTemplate: z.object({
        name: requiredLine(100),
        ...z.object({ type: z.enum(templateTypes), ...designFields, ...variantFields }).partial().shape,
      }),
    }),
    ok: RouteTemplate,
  }),
  getTemplate: call({
    method: 'get',
    path: '/template/{id}',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Get a template', de: 'Eine Vorlage' },
    params: idParams,
    ok: RouteTemplate,
  }),
  updateTemplate: call({
    method: 'patch',
    path: '/template/update/{id}',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Update a template or its state', de: 'Vorlage oder ihren Status ändern' },
    params: idParams,
    body: z
      .strictObject({
        state: z.enum(selectableTemplateStates),
        /** Simple chooser: with `state: live` the other live templates of the route become inactive. */
        others: z.enum(['keep', 'inactive']),
        redraw: z.boolean(),
        name: requiredLine(100),
        type: z.enum(templateTypes),
        updateData: z.boolean(),
        version: Version,
        ...designFields,
        ...variantFields,
      })
      .partial(),
    ok: RouteTemplate,
  }),
  deleteTemplate: call({
    method: 'delete',
    path: '/template/{id}',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Delete a template', de: 'Vorlage löschen' },
    params: idParams,
    ok: Done,
  }),
  listTemplateOgImages: call({
    method: 'get',
    path: '/template/{id}/og-images',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'List images created with a template', de: 'Mit einer Vorlage erstellte Bilder' },
    params: idParams,
    ok: z.array(OgImage),
  }),
  createDraftOgImage: call({
    method: 'post',
    path: '/template/{id}/create-draft-og-image',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Create a draft image', de: 'Entwurf erstellen' },
    params: idParams,
    body: z.strictObject({ url: WebAddress, sessionId: SessionId }),
    ok: OgImage,
  }),
  createDemoOgImage: call({
    method: 'post',
    path: '/template/{id}/create-demo-og-image',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Create a demo image', de: 'Demobild erstellen' },
    params: idParams,
    body: z.strictObject({ url: WebAddress, sessionId: SessionId }),
    ok: OgImage,
  }),
  duplicateTemplate: call({
    method: 'post',
    path: '/template/{id}/duplicate',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Duplicate a template', de: 'Vorlage duplizieren' },
    params: idParams,
    ok: RouteTemplate,
  }),
  refreshTemplateImage: call({
    method: 'post',
    path: '/template/{id}/refresh-image',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Recreate a template’s image', de: 'Bild einer Vorlage neu erstellen' },
    params: idParams,
    ok: RouteTemplate,
  }),
  updateTemplateImage: call({
    method: 'patch',
    path: '/template/update-image/{id}',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Update a template and get its image', de: 'Vorlage ändern und ihr Bild erhalten' },
    params: idParams,
    query: ImageSize.extend({
      source: z.literal('Custom').default('Custom'),
      /** JPEG is drawn faster than the PNG that the specification names. */
      format: z.enum(['png', 'jpeg']).default('png'),
    }).strict(),
    body: z
      .strictObject({
        type: z.enum(templateTypes),
        ...designFields,
        ...variantFields,
        /** The page to draw; default: the route's sample page. */
        subPageId: IdInBody,
        /** False while somebody types: nothing is stored, and the response has the template as it would be. */
        save: z.boolean(),
        version: Version,
        /** One stream of images, of which only the newest is needed: an older one still waiting gets 409 OVERTAKEN. */
        sessionId: line(100),
      })
      .partial(),
    ok: DrawnTemplate,
  }),
  addRouteTemplate: call({
    method: 'patch',
    path: '/template/add-route-template/{id}',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Add a draft to a route as a template', de: 'Entwurf als Vorlage zu einem Seitentyp hinzufügen' },
    params: idParams,
    body: ImageSize.extend({ templateName: requiredLine(100), route: IdInBody, sessionId: SessionId }).strict(),
    ok: RouteTemplate,
  }),
  getTemplateRecommendations: call({
    method: 'get',
    path: '/template/recommendations',
    access: 'user',
    summary: { en: 'List templates that fit a URL', de: 'Vorlagen, die zu einer Adresse passen' },
    query: z.strictObject({ url: WebAddress }),
    limits: [limits.pagesReadByUser],
    ok: z.array(BaseRouteTemplate),
  }),
  createBaseRouteTemplate: call({
    method: 'post',
    path: '/template/create-base-route-template',
    access: 'superadmin',
    summary: { en: 'Turn a template into a base template', de: 'Aus einer Vorlage eine Grundvorlage machen' },
    body: z.strictObject({
      routeTemplateId: IdInBody,
      name: requiredLine(100),
      preferredRoutePath: line(200).optional(),
      overrideExistingBaseTemplate: z.boolean().default(false),
    }),
    ok: BaseRouteTemplate,
  }),
  updateBaseRouteTemplatePreview: call({
    method: 'patch',
    path: '/template/update-base-route-template-preview/{id}',
    access: 'superadmin',
    summary: { en: 'Recreate the preview of a base template', de: 'Vorschau einer Grundvorlage neu erstellen' },
    params: idParams,
    ok: BaseRouteTemplate,
  }),
};
