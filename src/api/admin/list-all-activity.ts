import { listActivity as findActivity } from '#io/db/queries/activity-log.ts';
import type { Handler } from '../handler.ts';
import { momentsOf, shown } from '../project/shown-activity.ts';

export const listAllActivity: Handler<'listAllActivity'> = async ({ io, query }) => {
  const { items, next } = await findActivity(io.db, { ...momentsOf(query), projectId: null });
  return {
    next,
    items: items.map((row) => ({ ...shown(row), client: row.clientHash?.slice(0, CLIENT_SHOWN) ?? null })),
  };
};

/** Enough to tell the clients of one page apart. */
const CLIENT_SHOWN = 8;
