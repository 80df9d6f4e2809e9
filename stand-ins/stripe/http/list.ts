// https://docs.stripe.com/api/pagination: newest first, at most 100 at a time.
import type Stripe from 'stripe';
import { invalid, noSuch } from './errors.ts';
import { integer, object, type Params, text } from './params.ts';

export function createdWithin(params: Params): (row: { created: number }) => boolean {
  const exact = typeof params.created === 'string' ? integer(params, 'created') : undefined;
  if (exact !== undefined) return ({ created }) => created === exact;
  const range = object(params, 'created') ?? {};
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((name) => integer(range, name));
  return ({ created }) =>
    !(gt !== undefined && created <= gt) &&
    !(gte !== undefined && created < gte) &&
    !(lt !== undefined && created >= lt) &&
    !(lte !== undefined && created > lte);
}

/** `rows` in the order in which they were made. */
export function page<T extends { id: string }>(rows: Iterable<T>, params: Params, url: string): Stripe.ApiList<T> {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw invalid('Invalid limit: must be between 1 and 100', 'limit', 'parameter_invalid_integer');
  const all = [...rows].reverse();
  const after = text(params, 'starting_after');
  const before = text(params, 'ending_before');
  if (after && before) throw invalid('Only one of starting_after and ending_before may be set', 'ending_before');
  const place = (id: string, param: string) => {
    const index = all.findIndex((row) => row.id === id);
    if (index === -1) throw noSuch('object', id, param);
    return index;
  };
  if (before) {
    const end = place(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after ? place(after, 'starting_after') + 1 : 0;
  return { object: 'list', data: all.slice(start, start + limit), has_more: all.length > start + limit, url };
}

/** A list within another object. */
export const listOf = <T>(data: T[], url: string): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
