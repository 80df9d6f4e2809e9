import { drawLiveImage } from '#flows/og-images/draw-live-image.ts';
import type { Handler } from '../handler.ts';
import { shownImage } from '../template/shown.ts';

export const drawLiveOgImage: Handler<'drawLiveOgImage'> = async ({ io, projectId, entityId }) => {
  const { project, ...drawn } = await drawLiveImage(io, { projectId, subPageId: entityId });
  return shownImage(io, project.uuid, drawn);
};
