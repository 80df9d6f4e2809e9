import { projectOf } from '#flows/projects/find-or-refuse.ts';
import { listOgImages as findImages } from '#io/db/queries/og-images.ts';
import type { Handler } from '../handler.ts';
import { imageView } from '../template/template-views.ts';

export const listOgImages: Handler<'listOgImages'> = async ({ io, projectId, query }) => {
  const { uuid } = await projectOf(io, projectId);
  const { items, total } = await findImages(io.db, { ...query, projectId });
  return { items: items.map((image) => imageView(io, uuid, image)), total, page: query.page, perPage: query.perPage };
};
