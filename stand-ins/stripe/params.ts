// Parameters come form-encoded: items[0][price]=… and metadata[key]=…
import type Stripe from 'stripe';
import { invalid, missingParam, noSuch } from './errors.ts';

export interface Params {
  [key: string]: Param;
}
export type Param = string | Params | Param[];

// Names come from outside: no prototype, so that none of them means something.
const empty = (): Params => Object.create(null);

/** Objects whose keys are 0, 1, 2 … are lists. */
function withLists(value: Param): Param {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key)))
    return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => withLists(item));
  const result = empty();
  for (const [key, item] of entries) result[key] = withLists(item);
  return result;
}

export function readParams(encoded: string): Params {
  const root = empty();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [first = '', ...rest] = name
      .split(/\[|\]\[|\]/)
      .filter((part, index, all) => part !== '' || index < all.length - 1);
    const path = [first, ...rest];
    let place = root;
    path.forEach((part, index) => {
      const key = part === '' ? String(Object.keys(place).length) : part;
      if (index === path.length - 1) place[key] = value;
      else {
        const next = place[key];
        place[key] = typeof next === 'object' && !Array.isArray(next) ? next : empty();
        place = place[key] as Params;
      }
    });
  }
  return withLists(root) as Params;
}

/** Undefined if it was not sent, null if it was sent empty, which clears a field. */
export function text(params: Params, name: string): string | null | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, name);
  return value === '' ? null : value;
}

export function required(params: Params, name: string): string {
  const value = text(params, name);
  if (!value) throw missingParam(name);
  return value;
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === null) return undefined;
  if (!/^-?\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  return Number(value);
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined || value === null) return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, name);
  return value === 'true';
}

export function object(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' || Array.isArray(value)) throw invalid(`Invalid object`, name);
  return value;
}

function list(params: Params, name: string): Param[] | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) throw invalid('Invalid array', name);
  return value;
}

export const objects = (params: Params, name: string): Params[] | undefined =>
  list(params, name)?.map((item) => {
    if (typeof item === 'string' || Array.isArray(item)) throw invalid('Invalid object', name);
    return item;
  });

export const texts = (params: Params, name: string): string[] | undefined =>
  list(params, name)?.map((item) => {
    if (typeof item !== 'string') throw invalid('Invalid string', name);
    return item;
  });

export function oneOf<T extends string>(params: Params, name: string, allowed: readonly T[]): T | undefined {
  const value = text(params, name);
  if (value === undefined || value === null) return undefined;
  const found = allowed.find((own) => own === value);
  if (!found) throw invalid(`Invalid ${name}: must be one of ${allowed.join(', ')}`, name);
  return found;
}

/** Keys sent empty are removed, all others stay; `metadata=` removes all. */
export function metadata(params: Params, before: Record<string, string> = {}): Record<string, string> {
  if (params.metadata === '') return {};
  const after = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(object(params, 'metadata') ?? {})) {
    if (typeof value !== 'string') throw invalid('Invalid string', `metadata[${key}]`);
    if (key.length > 40 || value.length > 500)
      throw invalid('Metadata keys may have 40 characters, values 500.', `metadata[${key}]`);
    if (value === '') after.delete(key);
    else after.set(key, value);
  }
  if (after.size > 50) throw invalid('You can have at most 50 metadata keys.', 'metadata');
  return Object.fromEntries(after);
}

/** A list as https://docs.stripe.com/api/pagination describes it: newest first. `rows` are in the order they were made in. */
export function page<T extends { id: string }>(rows: Iterable<T>, params: Params, url: string): Stripe.ApiList<T> {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw invalid('Invalid limit: must be between 1 and 100', 'limit', 'parameter_invalid_integer');
  const all = [...rows].reverse();
  const after = text(params, 'starting_after');
  const start = after ? all.findIndex((row) => row.id === after) + 1 : 0;
  if (after && start === 0) throw noSuch('object', after, 'starting_after');
  return { object: 'list', data: all.slice(start, start + limit), has_more: all.length > start + limit, url };
}

/** A list within another object. */
export const listOf = <T>(data: T[], url: string): Stripe.ApiList<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
