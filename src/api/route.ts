import { ApiError } from '#contract/errors.ts';
import { routePreviewUrl } from '#domain/images/image-address.ts';
import { addRoute, chooseSamplePage, deleteRoute } from '#flows/projects/change-routes.ts';
import { changeTemplateValue } from '#flows/templates/change-template.ts';
import { listRoutesWithPages } from '#io/db/queries/pages/routes.ts';
import type { Io } from '#io/io.ts';
import type { Handlers } from './handler.ts';

export const routeHandlers = {
  addRoute: async ({ io, projectId, body }) => {
    const { id } = await addRoute(io, projectId, body.path);
    return routeOf(io, projectId, id);
  },

  deleteRoute: async ({ io, projectId, entityId }) => {
    await deleteRoute(io, projectId, entityId);
    return { done: true };
  },

  getRoute: ({ io, projectId, entityId }) => routeOf(io, projectId, entityId),

  listRoutes: async ({ io, projectId }) =>
    (await listRoutesWithPages(io.db, projectId)).map((route) => shown(io, route)),

  updateRouteParam: async ({ io, projectId, params, body, language }) => {
    const { templateId } = params;
    const { param, value = null, version } = body;
    await changeTemplateValue(io, { projectId, templateId, param, value, version, language });
    return { done: true };
  },

  updateSampleSubPage: async ({ io, projectId, entityId, body }) => {
    await chooseSamplePage(io, { projectId, routeId: entityId, subPageId: body.subPageId });
    return routeOf(io, projectId, entityId);
  },
} satisfies Partial<Handlers>;

export async function routeOf(io: Io, projectId: number, id: number) {
  const [route] = await listRoutesWithPages(io.db, projectId, id);
  if (!route) throw new ApiError('NOT_FOUND');
  return shown(io, route);
}

type Row = Awaited<ReturnType<typeof listRoutesWithPages>>[number];

/** The host draws the image at the first request; the hash of a stored one makes browsers reload it. */
const shown = (io: Io, { previewImageKey, projectUuid, ...route }: Row) => {
  const hash = previewImageKey?.split('/').at(-1)?.slice(0, 10) ?? '';
  const url = routePreviewUrl(io.settings.imagesUrl, projectUuid, route.id);
  return { ...route, previewImageUrl: route.sampleSubPage || hash ? `${url}${hash && `?v=${hash}`}` : null };
};
