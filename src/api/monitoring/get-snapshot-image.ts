import { snapshotImage } from '#flows/watch/show-history.ts';
import type { Handler } from '../handler.ts';

export const getSnapshotImage: Handler<'getSnapshotImage'> = ({ io, projectId, entityId, query }) =>
  snapshotImage(io, { projectId, subPageId: entityId }, query.at);
