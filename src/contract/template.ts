import { z } from 'zod';
import { selectableTemplateStates, templateTypes } from '#domain/enumerations.ts';
import type { MeasuredElement } from '#domain/template/measured-element.ts';
import type { SquintWarning } from '#domain/template/squint.ts';
import { call, type Scope } from './call.ts';
import { BaseRouteTemplate, ImageSize, OgImage, RouteTemplate, TemplateVariant } from './entities/template.ts';
import { Done, IdInBody, idParams, line, requiredLine, Timestamp, WebAddress } from './fields.ts';

const ofTemplate: Scope = { entity: 'template', in: 'params', field: 'id' };
const ofRouteInBody: Scope = { entity: 'route', in: 'body', field: 'routeId' };
const SessionId = line(100).optional();
const freeData = z.record(z.string().max(100), z.unknown());
/** 200 kB of markup is ten times the largest base template. */
const Html = z.string().max(200_000);
const designFields = { html: Html, style: freeData, data: freeData, appearance: freeData };
const Base64Image = z.object({
  base64: z.string(),
  mimeType: z.string(),
  routeTemplate: RouteTemplate,
  /** Boxes of the drawn elements: what a click on the picture chooses. */
  elements: z.array(z.custom<MeasuredElement>()),
  warnings: z.array(z.custom<SquintWarning>()),
  /** What Liquid sees of the page, without the template's own data. */
  pageData: z.record(z.string(), z.unknown()),
});

export const template = {
  startDesign: call({
    method: 'put',
    path: '/template/start-design',
    access: 'editor',
    scope: ofRouteInBody,
    summary: { en: 'Begin a design for a route', de: 'Einen Entwurf für eine Route beginnen' },
    body: z.strictObject({ routeId: IdInBody, baseTemplateId: IdInBody.optional(), name: line(100).optional() }),
    ok: RouteTemplate,
  }),
  startConfiguration: call({
    method: 'put',
    path: '/template/start-configuration',
    access: 'editor',
    scope: ofRouteInBody,
    summary: {
      en: 'Begin to configure a base template for a route',
      de: 'Eine Grundvorlage für eine Route einrichten',
    },
    body: z.strictObject({ routeId: IdInBody, baseTemplateId: IdInBody }),
    ok: RouteTemplate,
  }),
  createRouteTemplate: call({
    method: 'put',
    path: '/template/create-route-template',
    access: 'editor',
    scope: ofRouteInBody,
    summary: { en: 'Create a template on a route', de: 'Eine Vorlage auf einer Route anlegen' },
    body: z.strictObject({ routeId: IdInBody, name: requiredLine(100) }).extend(z.object(designFields).partial().shape),
    ok: RouteTemplate,
  }),
  createPastedRouteTemplate: call({
    method: 'post',
    path: '/template/create-pasted-route-template',
    access: 'editor',
    scope: ofRouteInBody,
    summary: { en: 'Paste a copied template', de: 'Eine kopierte Vorlage einfügen' },
    body: z.strictObject({
      routeId: IdInBody,
      routeTemplate: z.object({ name: requiredLine(100) }).extend(z.object(designFields).partial().shape),
    }),
    ok: RouteTemplate,
  }),
  getTemplate: call({
    method: 'get',
    path: '/template/{id}',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'A template', de: 'Eine Vorlage' },
    params: idParams,
    ok: RouteTemplate,
  }),
  updateTemplate: call({
    method: 'patch',
    path: '/template/update/{id}',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Change a template or its state', de: 'Eine Vorlage oder ihren Zustand ändern' },
    params: idParams,
    body: z
      .strictObject({
        state: z.enum(selectableTemplateStates),
        redraw: z.boolean(),
        name: requiredLine(100),
        selectedVariant: requiredLine(50),
        updateData: z.boolean(),
        type: z.enum(templateTypes),
        variants: z.array(TemplateVariant).max(20),
        /** When the template was read: a newer one answers 409 instead of being overwritten. */
        ifUpdatedAt: Timestamp,
        ...designFields,
      })
      .partial(),
    ok: RouteTemplate,
  }),
  deleteTemplate: call({
    method: 'delete',
    path: '/template/{id}',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Delete a template', de: 'Eine Vorlage löschen' },
    params: idParams,
    ok: Done,
  }),
  listTemplateOgImages: call({
    method: 'get',
    path: '/template/{id}/og-images',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Images drawn with a template', de: 'Mit einer Vorlage gezeichnete Bilder' },
    params: idParams,
    ok: z.array(OgImage),
  }),
  createDraftOgImage: call({
    method: 'post',
    path: '/template/{id}/create-draft-og-image',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Draw a draft', de: 'Einen Entwurf zeichnen' },
    params: idParams,
    body: z.strictObject({ url: WebAddress, sessionId: SessionId }),
    ok: OgImage,
  }),
  createDemoOgImage: call({
    method: 'post',
    path: '/template/{id}/create-demo-og-image',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Draw a demo image', de: 'Ein Demobild zeichnen' },
    params: idParams,
    body: z.strictObject({ url: WebAddress, sessionId: SessionId }),
    ok: OgImage,
  }),
  duplicateTemplate: call({
    method: 'post',
    path: '/template/{id}/duplicate',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Duplicate a template', de: 'Eine Vorlage verdoppeln' },
    params: idParams,
    ok: RouteTemplate,
  }),
  refreshTemplateImage: call({
    method: 'post',
    path: '/template/{id}/refresh-image',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Redraw the image of a template', de: 'Das Bild einer Vorlage neu zeichnen' },
    params: idParams,
    ok: RouteTemplate,
  }),
  updateTemplateImage: call({
    method: 'patch',
    path: '/template/update-image/{id}',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Change a template and get its picture', de: 'Eine Vorlage ändern und ihr Bild erhalten' },
    params: idParams,
    query: ImageSize.extend({ source: z.literal('Custom').default('Custom') }).strict(),
    /** `save: false` only draws: nothing is stored while a person types. */
    body: z
      .strictObject({ ...designFields, selectedVariant: requiredLine(50), subPageId: IdInBody, save: z.boolean() })
      .partial(),
    ok: Base64Image,
  }),
  addRouteTemplate: call({
    method: 'patch',
    path: '/template/add-route-template/{id}',
    access: 'editor',
    scope: ofTemplate,
    summary: { en: 'Put a drafted template on a route', de: 'Einen Entwurf als Vorlage auf eine Route legen' },
    params: idParams,
    body: ImageSize.extend({ templateName: requiredLine(100), route: IdInBody, sessionId: SessionId }).strict(),
    ok: RouteTemplate,
  }),
  getTemplateRecommendations: call({
    method: 'get',
    path: '/template/recommendations',
    access: 'user',
    summary: { en: 'Templates that fit an address', de: 'Vorlagen, die zu einer Adresse passen' },
    query: z.strictObject({ url: WebAddress }),
    ok: z.array(BaseRouteTemplate),
  }),
  createBaseRouteTemplate: call({
    method: 'post',
    path: '/template/create-base-route-template',
    access: 'superadmin',
    summary: { en: 'Make a base template of a template', de: 'Aus einer Vorlage eine Grundvorlage machen' },
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
    summary: { en: 'Redraw the preview of a base template', de: 'Vorschau einer Grundvorlage neu zeichnen' },
    params: idParams,
    ok: BaseRouteTemplate,
  }),
};
