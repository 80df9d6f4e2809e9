import { SELECT_DEBOUNCE_MS, SELECT_LOAD_DELAY_MS, SELECT_PAGE_SIZE } from '#web/constants.ts';

// The paging of the searchable select, separate from React so that its order of events can be tested: typing is
// debounced, a newer query invalidates older responses, and a page is requested only once.

export interface SelectPageRequest {
  query: string;
  /** Zero-based. */
  page: number;
  pageSize: number;
  signal: AbortSignal;
}
interface SelectPage<Item> {
  items: readonly Item[];
  /** Whether another page follows; if the source cannot tell, a full page suggests that one may. */
  more?: boolean;
}
export type LoadSelectPage<Item> = (request: SelectPageRequest) => Promise<SelectPage<Item>>;

interface SelectPagesState<Item> {
  items: readonly Item[];
  status: 'idle' | 'loading' | 'failed';
  more: boolean;
}

export interface SelectPages<Item> {
  state: () => SelectPagesState<Item>;
  subscribe: (listener: () => void) => () => void;
  /** A new query: waits until typing pauses, unless `atOnce`. */
  search: (query: string, atOnce?: boolean) => void;
  /** The next page of the same query, if there is one and none is loading; after a failure, the same page again. */
  loadMore: () => void;
  stop: () => void;
}

export function createSelectPages<Item>(load: LoadSelectPage<Item>): SelectPages<Item> {
  let state: SelectPagesState<Item> = { items: [], status: 'idle', more: false };
  let query = '';
  /** The page to request next; advances only after a response. */
  let nextPage = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Partial<SelectPagesState<Item>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const stop = () => {
    clearTimeout(waiting);
    running?.abort();
  };

  const ask = async (previous: readonly Item[]) => {
    const own = new AbortController();
    running = own;
    try {
      const answer = await load({ query, page: nextPage, pageSize: SELECT_PAGE_SIZE, signal: own.signal });
      if (own.signal.aborted) return;
      nextPage += 1;
      const more = answer.more ?? answer.items.length >= SELECT_PAGE_SIZE;
      set({ items: [...previous, ...answer.items], status: 'idle', more });
    } catch {
      if (own.signal.aborted) return;
      set({ status: 'failed' });
    }
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search(next, atOnce = false) {
      stop();
      query = next.trim();
      nextPage = 0;
      set({ status: 'loading' });
      waiting = setTimeout(() => ask([]), atOnce ? 0 : SELECT_DEBOUNCE_MS);
    },
    loadMore() {
      const shouldRequest = state.more || state.status === 'failed';
      if (state.status === 'loading' || !shouldRequest) return;
      set({ status: 'loading' });
      waiting = setTimeout(() => ask(nextPage === 0 ? [] : state.items), SELECT_LOAD_DELAY_MS);
    },
    stop,
  };
}
