import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { MiddlewareFunction } from 'react-router';
import { api, onSessionEnded } from '#web/browser-client.ts';

// A session may end while somebody types: after thirty days, or because it was ended on another device. What they send
// then waits for a login in place and is sent after it; nothing that was typed is lost.

const SessionEndedModal = lazy(() => import('./session-ended-modal.tsx'));

/** Once in the app's frame. Several calls that fail at the same time wait for one login. */
export function SessionEndedHost({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [timesOpened, setTimesOpened] = useState(0);
  const waiting = useRef<((isLoggedIn: boolean) => void)[]>([]);
  useEffect(() => {
    onSessionEnded(
      () =>
        new Promise((resolve) => {
          waiting.current.push(resolve);
          if (waiting.current.length > 1) return;
          setTimesOpened((count) => count + 1);
          setOpen(true);
        }),
    );
    return () => onSessionEnded(null);
  }, []);
  const close = useCallback((isLoggedIn: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(isLoggedIn);
  }, []);
  if (timesOpened === 0) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndedModal key={timesOpened} email={email} open={isOpen} onClose={close} />
    </Suspense>
  );
}

/**
 * Before a form is sent: the page's own call finds out whether the session still holds, and asks for a login where it does
 * not. Without it the server would answer with a redirect to the login, and the form would be gone.
 */
export const keepSession: MiddlewareFunction = async ({ request }, next) => {
  if (request.method !== 'GET') await api.getUser().catch(() => null);
  return next();
};
