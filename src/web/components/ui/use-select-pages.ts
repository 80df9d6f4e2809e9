import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createSelectPages, type LoadSelectPage } from './select-pages.ts';

/** Pages of one list while the field is shown; `load` may change between renders. */
export function useSelectPages<Item>(load: LoadSelectPage<Item>) {
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  }, [load]);
  const [pages] = useState(() => createSelectPages<Item>((request) => latestLoad.current(request)));
  const { items, status } = useSyncExternalStore(pages.subscribe, pages.state, pages.state);
  useEffect(() => pages.stop, [pages]);
  return { pages, items, status };
}
