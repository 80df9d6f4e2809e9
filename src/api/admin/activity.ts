import { nameOf } from '#flows/name-of.ts';
import { listActivity as findActivity } from '#io/db/queries/activity-log.ts';
import type { Handler } from '../handler.ts';

export const listActivity: Handler<'listActivity'> = async ({ io, projectId, query }) => {
  const { items, next } = await findActivity(io.db, { ...momentsOf(query), projectId });
  return { next, items: items.map((row) => ({ ...shown(row), client: null })) };
};

export const listAllActivity: Handler<'listAllActivity'> = async ({ io, query }) => {
  const { items, next } = await findActivity(io.db, { ...momentsOf(query), projectId: null });
  return {
    next,
    items: items.map((row) => ({ ...shown(row), client: row.clientHash?.slice(0, CLIENT_SHOWN) ?? null })),
  };
};

/** Enough to tell the clients of one page apart. */
const CLIENT_SHOWN = 8;

const momentsOf = <Query extends { from?: string | undefined; until?: string | undefined }>(query: Query) => ({
  ...query,
  from: query.from === undefined ? undefined : new Date(query.from),
  until: query.until === undefined ? undefined : new Date(query.until),
});

type Row = Awaited<ReturnType<typeof findActivity>>['items'][number];

const shown = ({ clientHash: _, actor, ...row }: Row) => ({
  ...row,
  actor: actor && { name: nameOf(actor), email: actor.email },
});
