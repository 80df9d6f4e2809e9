import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProjectSummary, User } from '#contract/entities/user.ts';
import { api } from '#web/browser-client.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { ONBOARDING, openStepOf, requestedStepOf, SETUP_DONE } from './setup-step.ts';

const OnboardingModal = lazy(() => import('./onboarding-modal.tsx'));

let stored: Promise<unknown> = Promise.resolve();

/**
 * One after the other: two steps taken quickly must not be stored in the wrong order. If one cannot be stored the modal
 * opens again next time, which does no harm.
 */
function remember(value: string): Promise<unknown> {
  stored = stored.then(() => api.setAchievement({ body: { key: ONBOARDING, value } }).catch(() => null));
  return stored;
}

/** Nothing is loaded anew for a step. */
const stepOnly = { preventScrollReset: true, defaultShouldRevalidate: false } as const;

/**
 * Opens automatically at the first visit with a project, and by `?onboarding=open` from the user menu. The step is in
 * the URL, so that Back, Forward and a reload keep to it. Only this small part is on every page of the app; the modal is
 * loaded when needed.
 */
export function Onboarding({ user, project }: { user: User; project: ProjectSummary | null }) {
  const [query, setQuery] = useSearchParams();
  const revalidate = useRevalidate();
  // Not over the form for a new website, and not while that is read.
  const mayOpen = project !== null && !query.has('new');
  const step = mayOpen ? requestedStepOf(query) : null;
  const isFirstVisit = user.achievementMap[ONBOARDING] === undefined;
  // Somebody who finished it and looks again does not begin anew.
  const isUnderway = openStepOf(user) !== null;
  // Still seen while it fades out.
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    if (step !== null) setShown(step);
  }, [step]);
  const go = useCallback(
    (to: number | null, replace: boolean) =>
      setQuery(
        (now) => {
          if (to === null) now.delete('onboarding');
          else now.set('onboarding', String(to));
          return now;
        },
        { replace, ...stepOnly },
      ),
    [setQuery],
  );
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!mayOpen || !isFirstVisit || hasBegun.current) return;
    hasBegun.current = true;
    if (step === null) go(1, true);
    remember('step1').then(() => revalidate());
  }, [mayOpen, isFirstVisit, step, go, revalidate]);
  useEffect(() => {
    if (step !== null && isUnderway) remember(`step${step}`);
  }, [step, isUnderway]);
  const close = useCallback(async () => {
    go(null, true);
    await remember(SETUP_DONE);
    // Templates may be live that were not.
    await revalidate();
  }, [go, revalidate]);
  if (shown === null || !project) return null;
  return (
    <Suspense fallback={null}>
      <OnboardingModal
        {...{ user, project }}
        step={shown - 1}
        open={step !== null}
        onStep={(to) => go(to + 1, false)}
        onClose={close}
      />
    </Suspense>
  );
}
