import { useCallback, useEffect, useRef } from 'react';
import { useFetchers, useRevalidator } from 'react-router';

/**
 * Loads the page's data again, but not while a form is being sent: React Router drops a redirect that answers a fetcher
 * if something was loaded meanwhile, and the form would stay open as if nothing had happened. Loading that is wanted meanwhile
 * happens afterwards, if the page is still there.
 */
export function useRevalidate(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const isSending = useFetchers().some(({ state }) => state === 'submitting');
  const isHeld = useRef(isSending);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    isHeld.current = isSending;
    const others = isSending ? [] : waiting.current.splice(0);
    if (others.length > 0) {
      void revalidate().then(() => {
        for (const done of others) done();
      });
    }
  }, [isSending, revalidate]);
  return useCallback(
    () => (isHeld.current ? new Promise((resolve) => waiting.current.push(resolve)) : revalidate()),
    [revalidate],
  );
}
