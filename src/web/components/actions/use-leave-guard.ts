import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { Question } from './use-confirmation.tsx';

type LeaveTexts = Record<'leaveTitle' | 'leaveText' | 'leave' | 'stay', string>;

/** Asks before unsaved work is left, inside the app and when closing the window. */
export function useLeaveGuard(isDirty: boolean, ask: (question: Question) => void, texts: LeaveTexts) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave
  useEffect(() => {
    if (state !== 'blocked') return;
    ask({
      title: texts.leaveTitle,
      description: texts.leaveText,
      confirm: texts.leave,
      cancel: texts.stay,
      onConfirm: async () => blocker.proceed?.(),
      onCancel: () => blocker.reset?.(),
    });
  }, [state]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
