// Pages of a connection: first/after, last/before, at most 250. https://shopify.dev/docs/api/usage/pagination-graphql
import { GraphQLError } from 'graphql';
import type { LazyList } from '../catalogue/lazy-list.ts';
import { entriesOf } from '../catalogue/lazy-list.ts';
import type { AdminContext, AdminNode } from './context.ts';

export interface PageArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

const MAX_PAGE = 250;
const badRequest = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

const cursorOf = (id: number) =>
  Buffer.from(JSON.stringify({ last_id: id, last_value: String(id) })).toString('base64');

function readCursor(cursor: string): number {
  try {
    const { last_id } = JSON.parse(Buffer.from(cursor, 'base64').toString()) as { last_id?: unknown };
    if (typeof last_id === 'number') return last_id;
  } catch {
    // The same answer as for a cursor without an id.
  }
  throw badRequest('Invalid cursor for current pagination sort.');
}

/** All entries, for bulk operations; made one at a time. */
export const ALL = Symbol('all entries of a connection');

export function connection<T extends { id: number }>(
  list: LazyList<T>,
  args: PageArgs,
  context: AdminContext,
  toNode: (item: T) => AdminNode,
): AdminNode {
  if (context.isBulk)
    return {
      [ALL]: function* () {
        for (const item of entriesOf(list)) yield toNode(item);
      },
    };
  const { first = null, last = null, after = null, before = null } = args;
  if (first === null && last === null) throw badRequest('you must provide one of first or last');
  if (first !== null && last !== null) throw badRequest('providing both first and last is not supported');
  for (const [name, size] of [['first', first] as const, ['last', last] as const]) {
    if (size !== null && size < 0) throw badRequest(`${name} cannot be negative`);
    if (size !== null && size > MAX_PAGE) throw badRequest(`${name} cannot exceed ${MAX_PAGE}`);
  }
  const count = list.length;
  // `reverse` turns the order round: place 0 is then the last entry.
  const at = (place: number) => list.at(args.reverse ? count - 1 - place : place);
  const placeOf = (cursor: string) => {
    const index = list.indexOf(readCursor(cursor));
    return args.reverse && index >= 0 ? count - 1 - index : index;
  };
  const from = after === null ? 0 : placeOf(after) + 1;
  const to = before === null ? count : placeOf(before);
  const start = first === null ? Math.max(from, to - (last ?? 0)) : from;
  const end = first === null ? to : Math.min(to, from + first);
  const items: T[] = [];
  for (let place = start; place < end; place++) {
    const item = at(place);
    if (item) items.push(item);
  }
  const edges = items.map((item) => ({ cursor: cursorOf(item.id), node: toNode(item) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: end < count,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
