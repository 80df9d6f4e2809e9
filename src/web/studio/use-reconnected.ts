import { useEffect, useRef } from 'react';
import { CallFailed } from '#contract/client.ts';
import { api } from '#web/browser-client.ts';

/** Short enough to notice a restarted server at once, long enough to be no burden on it. */
const ASK_AGAIN_MS = 3_000;

/** No answer, or one from a proxy whose server is away. */
export const isUnreachable = (error: unknown) =>
  !(error instanceof CallFailed) || (error.status >= 502 && error.status <= 504);

/** While the server cannot be reached: calls `onBack` once it can again. The browser's own event comes first, if any. */
export function useReconnected(isOffline: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isOffline) return;
    let isAsking = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      const isBack = await api.healthLive().then(
        () => true,
        (error: unknown) => !isUnreachable(error),
      );
      isAsking = false;
      if (isBack && !gone) latest.current();
    };
    let gone = false;
    const timer = setInterval(ask, ASK_AGAIN_MS);
    window.addEventListener('online', ask);
    return () => {
      gone = true;
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isOffline]);
}
