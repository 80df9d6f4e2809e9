import { drawLiveImage } from '#flows/og-images/draw-live-image.ts';
import type { Handler } from '../handler.ts';
import { imageView } from '../template/template-views.ts';

export const drawLiveOgImage: Handler<'drawLiveOgImage'> = async ({ io, projectId, entityId }) => {
  const { project, ...drawn } = await drawLiveImage(io, { projectId, subPageId: entityId });
  return imageView(io, project.uuid, drawn);
};
