// What all resolvers share: the schema, ids, and pages of a connection.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql';
import type { AppConfig } from '../app-config.ts';
import { entriesOf, type LazyList } from '../catalogue.ts';
import type { Clock } from '../server.ts';
import type { Installation, Shop } from '../shop/shop.ts';

let built: GraphQLSchema | null = null;

/** A field that Shopify does not have cannot be asked for here either. */
export function adminSchema(): GraphQLSchema {
  built ??= buildSchema(readFileSync(join(import.meta.dirname, 'admin.graphql'), 'utf8'));
  return built;
}

/** What a resolver knows about the request. */
export interface AdminContext {
  shop: Shop;
  app: AppConfig;
  clock: Clock;
  installation: Installation;
  scopes: string[];
  /** In a bulk operation connections are read to their end. */
  isBulk: boolean;
}

/** Fields by name: a value, or a function that is called with the arguments when the field is asked for. */
export type AdminNode = Record<string, unknown>;

export const gid = (kind: string, id: number) => `gid://shopify/${kind}/${id}`;

/** The number of a global id, or null if it is not one of this kind. */
export function idOf(value: string, kind: string): number | null {
  const match = /^gid:\/\/shopify\/(\w+)\/(\d+)$/.exec(value);
  return match?.[1] === kind ? Number(match[2]) : null;
}

export interface PageArgs {
  first?: number | null;
  after?: string | null;
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

/** At most 250 entries: https://shopify.dev/docs/api/usage/pagination-graphql */
export function connection<T extends { id: number }>(
  list: LazyList<T>,
  { first = null, after = null, reverse }: PageArgs,
  { isBulk }: AdminContext,
  toNode: (item: T) => AdminNode,
): AdminNode {
  if (isBulk)
    return {
      [ALL]: function* () {
        for (const item of entriesOf(list)) yield toNode(item);
      },
    };
  if (first === null) throw badRequest('you must provide one of first or last');
  if (first < 0) throw badRequest('first cannot be negative');
  if (first > MAX_PAGE) throw badRequest(`first cannot exceed ${MAX_PAGE}`);
  const count = list.length;
  // `reverse` turns the order round: place 0 is then the last entry.
  const turned = (place: number) => (reverse ? count - 1 - place : place);
  const start = after === null ? 0 : turned(list.indexOf(readCursor(after))) + 1;
  const end = Math.min(count, start + first);
  const edges: { cursor: string; node: AdminNode }[] = [];
  for (let place = start; place < end; place++) {
    const item = list.at(turned(place));
    if (item) edges.push({ cursor: cursorOf(item.id), node: toNode(item) });
  }
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { hasNextPage: end < count, endCursor: edges.at(-1)?.cursor ?? null },
  };
}
