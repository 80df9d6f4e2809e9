import { type AnyAdminList, type SortKey, sortKeysOf } from '#contract/admin-lists/admin-list.ts';
import { listQuery, sortQuery } from '#web/components/listing/list-query.ts';

type Chosen<Choice> = [Choice] extends [{ name: infer Name extends string; values: infer Values }]
  ? { [Key in Name]?: keyof Values }
  : unknown;

export type AdminListQuery<List extends AnyAdminList> = {
  page: number;
  search?: string;
  sort?: SortKey<List>;
  direction?: 'asc' | 'desc';
} & Chosen<NonNullable<List['choice']>>;

/** Page, search, order and choice of a list, as in the URL; what the list does not have is ignored. */
export function adminListQuery<List extends AnyAdminList>(list: List, url: URL): AdminListQuery<List> {
  const { name, values } = list.choice ?? { name: '', values: {} };
  const chosen = Object.keys(values).find((value) => value === url.searchParams.get(name));
  const query = { ...listQuery(url), ...sortQuery(url, sortKeysOf(list)), ...(chosen && { [name]: chosen }) };
  return query as AdminListQuery<List>;
}
