import { listActivity as findActivity } from '#io/db/queries/activity-log.ts';
import type { Handler } from '../handler.ts';
import { momentsOf, shown } from './shown-activity.ts';

export const listActivity: Handler<'listActivity'> = async ({ io, projectId, query }) => {
  const { items, next } = await findActivity(io.db, { ...momentsOf(query), projectId });
  return { next, items: items.map((row) => ({ ...shown(row), client: null })) };
};
