import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SELECT_DEBOUNCE_MS, SELECT_LOAD_DELAY_MS, SELECT_PAGE_SIZE } from '#web/constants.ts';
import { createSelectPages, type SelectPageRequest } from './select-pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const all = Array.from({ length: 25 }, (_, at) => `shop ${at}`);
function paged() {
  const requested: Pick<SelectPageRequest, 'query' | 'page'>[] = [];
  const pages = createSelectPages<string>(async ({ query, page, pageSize }) => {
    requested.push({ query, page });
    const found = all.filter((name) => name.includes(query));
    return { items: found.slice(page * pageSize, (page + 1) * pageSize) };
  });
  return { pages, requested };
}

test('searches once, after the debounce [9.16]', async () => {
  const { pages, requested } = paged();
  pages.search('s');
  await vi.advanceTimersByTimeAsync(SELECT_DEBOUNCE_MS - 1);
  pages.search('shop 1');
  await vi.advanceTimersByTimeAsync(SELECT_DEBOUNCE_MS - 1);
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested).toEqual([{ query: 'shop 1', page: 0 }]);
});

test('pages follow each other until one is not full, each requested once', async () => {
  const { pages, requested } = paged();
  pages.search('', true);
  await vi.advanceTimersByTimeAsync(0);
  expect(pages.state().items).toHaveLength(SELECT_PAGE_SIZE);
  pages.loadMore();
  pages.loadMore();
  await vi.advanceTimersByTimeAsync(SELECT_LOAD_DELAY_MS);
  pages.loadMore();
  await vi.advanceTimersByTimeAsync(SELECT_LOAD_DELAY_MS);
  expect(pages.state()).toMatchObject({ items: all, more: false, status: 'idle' });
  pages.loadMore();
  await vi.advanceTimersByTimeAsync(SELECT_LOAD_DELAY_MS);
  expect(requested.map(({ page }) => page)).toEqual([0, 1, 2]);
});

test('a response to an older query is dropped, even if it arrives last', async () => {
  const answers = new Map<string, (items: string[]) => void>();
  const pages = createSelectPages<string>(
    ({ query }) => new Promise((resolve) => answers.set(query, (items) => resolve({ items }))),
  );
  pages.search('old', true);
  await vi.advanceTimersByTimeAsync(0);
  pages.search('new', true);
  await vi.advanceTimersByTimeAsync(0);
  answers.get('new')?.(['new shop']);
  await vi.advanceTimersByTimeAsync(0);
  answers.get('old')?.(['old shop']);
  await vi.advanceTimersByTimeAsync(0);
  expect(pages.state().items).toEqual(['new shop']);
});

test('after a failure the same page is requested again and existing items stay', async () => {
  let broken = false;
  const requested: number[] = [];
  const pages = createSelectPages<string>(async ({ page, pageSize }) => {
    requested.push(page);
    if (broken) throw new Error('unreachable');
    return { items: all.slice(page * pageSize, (page + 1) * pageSize) };
  });
  pages.search('', true);
  await vi.advanceTimersByTimeAsync(0);
  broken = true;
  pages.loadMore();
  await vi.advanceTimersByTimeAsync(SELECT_LOAD_DELAY_MS);
  expect(pages.state()).toMatchObject({ status: 'failed', items: all.slice(0, 10) });
  broken = false;
  pages.loadMore();
  await vi.advanceTimersByTimeAsync(SELECT_LOAD_DELAY_MS);
  expect(pages.state().items).toEqual(all.slice(0, 20));
  expect(requested).toEqual([0, 1, 1]);
});
