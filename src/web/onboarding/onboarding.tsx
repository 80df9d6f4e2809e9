import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
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

/**
 * Opens automatically at the first visit with a project, and by `?onboarding=open` from the user menu. Only this small
 * part is on every page of the app; the modal is loaded when needed.
 */
export function Onboarding({ user, project }: { user: User; project: ProjectSummary | null }) {
  const [query, setQuery] = useSearchParams();
  const revalidate = useRevalidate();
  const requestedStep = requestedStepOf(query);
  const isFirstVisit = user.achievementMap[ONBOARDING] === undefined;
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  // Not over the form for a new website, and not while that is read.
  const mayOpen = project !== null && !query.has('new');
  useEffect(() => {
    if (!mayOpen || !(requestedStep || isFirstVisit)) return;
    setStep((requestedStep ?? 1) - 1);
    setOpen(true);
    setWasOpen(true);
    if (!isFirstVisit) return;
    remember('step1').then(() => revalidate());
  }, [mayOpen, requestedStep, isFirstVisit, revalidate]);
  const close = useCallback(async () => {
    setOpen(false);
    await remember(SETUP_DONE);
    // Also reloads the page: templates may be live that were not.
    setQuery(
      (now) => {
        now.delete('onboarding');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setQuery]);
  const go = (to: number) => {
    setStep(to);
    // Somebody who finished it and looks again does not begin anew.
    if (openStepOf(user) !== null) remember(`step${to + 1}`);
  };
  if (!wasOpen || !project) return null;
  return (
    <Suspense fallback={null}>
      <OnboardingModal {...{ user, project, step }} open={isOpen} onStep={go} onClose={close} />
    </Suspense>
  );
}
