import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { Refusal } from '#web/forms/call-api.server.ts';

// Sensitive changes require a login within the last minutes (contract: `needs`). If the server refuses for that reason,
// a modal asks for it in place, and the change is sent again with everything that was typed.

const FreshLoginModal = lazy(() => import('./fresh-login-modal.tsx'));

export const FRESH_LOGIN_NEEDED = 'FRESH_LOGIN_NEEDED';

/** A modal of its own. Inside another modal it must be in that one's tree, or a click in it would close the other. */
export function useFreshLogin(): { confirm: () => Promise<boolean>; modal: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const [timesOpened, setTimesOpened] = useState(0);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  const confirm = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        answer.current?.(false);
        answer.current = resolve;
        setTimesOpened((count) => count + 1);
        setOpen(true);
      }),
    [],
  );
  const close = useCallback((isConfirmed: boolean) => {
    setOpen(false);
    answer.current?.(isConfirmed);
    answer.current = undefined;
  }, []);
  return {
    confirm,
    // A new key each time clears earlier input.
    modal: timesOpened > 0 && (
      <Suspense fallback={null}>
        <FreshLoginModal key={timesOpened} open={isOpen} onClose={close} />
      </Suspense>
    ),
  };
}

let askInFrame: (() => Promise<boolean>) | null = null;

/** Once in the app's frame, for everything without a modal of its own. */
export function FreshLoginHost() {
  const { confirm, modal } = useFreshLogin();
  useEffect(() => {
    askInFrame = confirm;
    return () => {
      askInFrame = null;
    };
  }, [confirm]);
  return modal;
}

export const askFreshLogin = (): Promise<boolean> => askInFrame?.() ?? Promise.resolve(false);

/** A call from the page, repeated once the login is confirmed. */
export async function withFreshLogin<Result>(work: () => Promise<Result>, ask = askFreshLogin): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallFailed && error.code === FRESH_LOGIN_NEEDED && (await ask())) return work();
    throw error;
  }
}

/** The same for a form: if refused for that reason, the person confirms, and the form is sent again. */
export function useRepeatAfterLogin(refusal: Refusal | null | undefined, repeat: () => void, ask = askFreshLogin) {
  const seen = useRef<Refusal | null | undefined>(undefined);
  useEffect(() => {
    if (refusal?.code !== FRESH_LOGIN_NEEDED || seen.current === refusal) return;
    seen.current = refusal;
    ask().then((isConfirmed) => isConfirmed && repeat());
  }, [refusal, repeat, ask]);
}
