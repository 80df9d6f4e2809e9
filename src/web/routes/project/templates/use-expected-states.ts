import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showErrorToast } from '#web/components/actions/show-error-toast.ts';
import { offlineTexts } from '#web/i18n/app/offline.ts';
import { useTexts } from '#web/i18n/language.tsx';

/** Runs calls and loads the page again; until then, templates show the state they are expected to have. */
export function useExpectedStates() {
  const { offline } = useTexts(offlineTexts);
  const { revalidate } = useRevalidator();
  /** Template uuid → the state it will have once the server has responded. */
  const [expected, setExpected] = useState<Record<string, boolean>>({});
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(0);

  const run = async (key: string, work: () => Promise<unknown>, said?: () => void): Promise<void> => {
    setBusy(key);
    running.current++;
    try {
      await work();
      said?.();
    } catch (error) {
      showErrorToast(error, offline);
    }
    await revalidate();
    // The expected state stays until the last of several quick clicks has been processed.
    if (--running.current > 0) return;
    // The router shows loaded data in a transition. Cleared before that, the old state would show once more, and a
    // click meant for one design would hit another.
    startTransition(() => {
      setExpected({});
      setBusy(null);
    });
  };
  return { expected, setExpected, busy, run };
}
export type Run = ReturnType<typeof useExpectedStates>['run'];
