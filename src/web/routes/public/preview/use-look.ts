import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { previewTexts } from '../../../i18n/public/preview.ts';
import { type PageView, viewOf } from './page-view.ts';
import { CheckRejected, streamPageAudit } from './stream-look.ts';

export interface Look {
  /** As typed, or as in the address bar. */
  address: string;
  view: PageView | null;
  /** Why there is no result, or only a partial one. */
  error: string | null;
  isBusy: boolean;
}

/** `url`, or in a comparison `with`. */
type AddressParameter = 'url' | 'with';

/** What is being checked. One at a time: a new one aborts the previous. */
export function useLook(first: Omit<Look, 'isBusy'>) {
  const language = useLanguage();
  const texts = useTexts(previewTexts);
  // The server did not wait for a slow page: the browser makes the request, and the skeletons are there from the start.
  const isUnanswered = first.address !== '' && first.view === null && first.error === null;
  const [look, setPageAudit] = useState<Look>({ ...first, isBusy: isUnanswered });
  const running = useRef<AbortController>(undefined);
  const known = useRef(new Map<string, PageView>(first.view ? [[first.address, first.view]] : []));

  const start = useCallback(
    async (address: string, { nocache = false }: { nocache?: boolean } = {}) => {
      running.current?.abort();
      const current = new AbortController();
      running.current = current;
      if (address === '') return setPageAudit({ address, view: null, error: null, isBusy: false });
      // The same page again keeps its cards until better ones arrive; another page starts with none.
      setPageAudit((was) => ({ address, view: was.address === address ? was.view : null, error: null, isBusy: true }));
      const settle = (change: Partial<Look>) => {
        if (!current.signal.aborted) setPageAudit((was) => ({ ...was, ...change }));
      };
      let latest: PageView | null = null;
      try {
        for await (const part of streamPageAudit({ address, language, nocache, signal: current.signal })) {
          latest = viewOf(part, language);
          settle({ view: latest });
        }
        if (latest) known.current.set(address, latest);
        settle({ isBusy: false, ...(latest ? {} : { error: texts.failed }) });
      } catch (error) {
        const words = error instanceof CheckRejected ? error.message : latest ? texts.cutShort : texts.failed;
        settle({ isBusy: false, error: words });
      }
    },
    [language, texts],
  );

  /** A page that was looked at before comes at once. */
  const show = useCallback(
    (address: string) => {
      const view = known.current.get(address) ?? null;
      if (address && !view) return void start(address);
      running.current?.abort();
      setPageAudit({ address, view, error: null, isBusy: false });
    },
    [start],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, on waking, and never again by itself
  useEffect(() => {
    if (isUnanswered) start(first.address);
    return () => running.current?.abort();
  }, []);

  return { look, start, show };
}

/** The same in sync with the address bar. */
export function usePageAudit(first: Omit<Look, 'isBusy'>, parameter: AddressParameter) {
  const { look, start, show } = useLook(first);
  useEffect(() => {
    const goBack = () => show(new URLSearchParams(location.search).get(parameter) ?? '');
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [show, parameter]);

  return { look, start };
}
