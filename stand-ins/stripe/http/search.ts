// https://docs.stripe.com/search: `metadata['project']:'7' AND status:'active'`. Stripe's index is up to a minute late; this is not.
import { invalid } from './errors.ts';
import { integer, type Params, required, text } from './params.ts';

const CLAUSE = /^(-?)(?:metadata\[['"]([^'"]+)['"]\]|(\w+))(:|~)['"]([^'"]*)['"]$/;

export function search<T extends { metadata: Record<string, string> | null }>(
  rows: Iterable<T>,
  params: Params,
  url: string,
) {
  const clauses = required(params, 'query')
    .split(/ AND /i)
    .map((clause) => {
      const match = CLAUSE.exec(clause.trim());
      if (!match) throw invalid(`We were unable to parse your search query at: ${clause}`, 'query');
      const [, not, key, field, operator, value = ''] = match;
      return { isNot: not === '-', key, field, isPart: operator === '~', value };
    });
  const matches = (row: T) =>
    clauses.every(({ isNot, key, field, isPart, value }) => {
      const own = key
        ? new Map(Object.entries(row.metadata ?? {})).get(key)
        : new Map<string, unknown>(Object.entries(row)).get(field ?? '');
      const found = typeof own === 'string' && (isPart ? own.includes(value) : own === value);
      return found !== isNot;
    });
  const found = [...rows].reverse().filter(matches);
  const start = Number(text(params, 'page') ?? 0);
  const end = start + (integer(params, 'limit') ?? 10);
  const hasMore = found.length > end;
  return {
    object: 'search_result',
    data: found.slice(start, end),
    has_more: hasMore,
    next_page: hasMore ? String(end) : null,
    url,
  };
}
