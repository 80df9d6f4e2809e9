import { ogImageType } from '#domain/enumerations.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import {
  drawLiveImage,
  drawRouteImage,
  drawTemplateOnUrl,
  refreshTemplateImage,
} from '#flows/og-images/draw-og-images.ts';
import { drawEditedTemplate, previewBase, previewBaseOnRoute, previewTemplate } from '#flows/templates/draw-preview.ts';
import { pageDataOf } from '#flows/templates/draw-template.ts';
import { listOgImages } from '#io/db/queries/templates/og-images.ts';
import { base64Of, type Handlers, pageOf, withoutUndefined } from './handler.ts';
import { routeOf } from './route.ts';
import { imageView, templateView } from './template.ts';

export const ogImageHandlers = {
  createDemoOgImage: async ({ io, projectId, entityId, body }) => {
    const wanted = { projectId, templateId: entityId, ...body, type: ogImageType.DEMO };
    const { project, ...drawn } = await drawTemplateOnUrl(io, wanted);
    return imageView(io, project.uuid, drawn);
  },

  createDraftOgImage: async ({ io, projectId, entityId, body }) => {
    const wanted = { projectId, templateId: entityId, ...body, type: ogImageType.DRAFT };
    const { project, ...drawn } = await drawTemplateOnUrl(io, wanted);
    return imageView(io, project.uuid, drawn);
  },

  drawLiveOgImage: async ({ io, projectId, entityId }) => {
    const { project, ...drawn } = await drawLiveImage(io, { projectId, subPageId: entityId });
    return imageView(io, project.uuid, drawn);
  },

  getBaseTemplatePicture: ({ io, language, params, query, request }) => {
    const knownEtag = request.headers.get('if-none-match');
    return previewBase(io, { baseTemplateId: params.id, variant: query.variant, language, knownEtag });
  },

  getRouteBaseTemplatePicture: (input) => {
    const { io, projectId, entityId: routeId, language, params, query, request } = input;
    const { baseTemplateId } = params;
    const knownEtag = request.headers.get('if-none-match');
    return previewBaseOnRoute(io, { projectId, routeId, baseTemplateId, ...query, language, knownEtag });
  },

  getTemplatePicture: (input) => {
    const { io, projectId, entityId: templateId, language, query, request } = input;
    const knownEtag = request.headers.get('if-none-match');
    return previewTemplate(io, { projectId, templateId, ...query, language, knownEtag });
  },

  listOgImages: async ({ io, projectId, query }) => {
    const { uuid } = await projectOf(io, projectId);
    const { items, total } = await listOgImages(io.db, { ...query, projectId });
    return pageOf(query, { items: items.map((image) => imageView(io, uuid, image)), total });
  },

  listSubPageOgImages: async ({ io, projectId, entityId }) => {
    const { uuid } = await projectOf(io, projectId);
    const { items } = await listOgImages(io.db, { projectId, subPageId: entityId, perPage: NEWEST });
    return items.map((image) => imageView(io, uuid, image));
  },

  listTemplateOgImages: async ({ io, projectId, entityId }) => {
    const { uuid } = await projectOf(io, projectId);
    const { items } = await listOgImages(io.db, { projectId, routeTemplateId: entityId, perPage: NEWEST });
    return items.map((image) => imageView(io, uuid, image));
  },

  refreshTemplateImage: async ({ io, projectId, entityId, language }) => {
    const { project, template } = await refreshTemplateImage(io, { projectId, templateId: entityId, language });
    return templateView(io, project.uuid, template);
  },

  updateRouteOgImage: async ({ io, projectId, entityId }) => {
    await drawRouteImage(io, { projectId, routeId: entityId });
    return routeOf(io, projectId, entityId);
  },

  updateTemplateImage: async (input) => {
    const { io, projectId, entityId: templateId, user, language, body, query: size } = input;
    const { subPageId, save: saves = true, version, sessionId, ...change } = body;
    const { request, drawn, stored } = await drawEditedTemplate(io, {
      ...{ projectId, templateId, userId: user.id, sessionId, subPageId, saves, version, size, language },
      change: withoutUndefined(change),
    });
    const { elements, warnings, missingImages, image } = drawn;
    return {
      base64: base64Of(image.bytes),
      mimeType: image.contentType,
      routeTemplate: await templateView(io, request.project.uuid, stored),
      elements,
      warnings,
      missingImages,
      pageData: pageDataOf(io, request),
      subPage: request.page && {
        id: request.page.id,
        url: request.page.url,
        path: request.page.path,
        title: request.page.title,
      },
    };
  },
} satisfies Partial<Handlers>;

/** Unpaged lists: the newest ones show how a page or template looks; the rest is history. */
const NEWEST = 100;
