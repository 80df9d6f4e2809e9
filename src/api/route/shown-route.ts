import { ApiError } from '#contract/errors.ts';
import { routePreviewUrl } from '#domain/images/image-address.ts';
import { listRoutesWithPages } from '#io/db/queries/routes.ts';
import type { Io } from '#io/io.ts';

export async function routeOf(io: Io, projectId: number, id: number) {
  const [route] = await listRoutesWithPages(io.db, projectId, id);
  if (!route) throw new ApiError('NOT_FOUND');
  return shown(io, route);
}

type Row = Awaited<ReturnType<typeof listRoutesWithPages>>[number];

/** The host draws the image at the first request; the hash of a stored one makes browsers reload it. */
export const shown = (io: Io, { previewImageKey, projectUuid, ...route }: Row) => {
  const hash = previewImageKey?.split('/').at(-1)?.slice(0, 10) ?? '';
  const url = routePreviewUrl(io.settings.imagesUrl, projectUuid, route.id);
  return { ...route, previewImageUrl: route.sampleSubPage || hash ? `${url}${hash && `?v=${hash}`}` : null };
};
