import { projectOf } from '#flows/projects/find-or-refuse.ts';
import { listOgImages as findImages } from '#io/db/queries/og-images.ts';
import type { Handler } from '../handler.ts';
import { imageView } from '../template/template-views.ts';
import { NEWEST } from './newest.ts';

export const listSubPageOgImages: Handler<'listSubPageOgImages'> = async ({ io, projectId, entityId }) => {
  const { uuid } = await projectOf(io, projectId);
  const { items } = await findImages(io.db, { projectId, subPageId: entityId, perPage: NEWEST });
  return items.map((image) => imageView(io, uuid, image));
};
