import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { ProjectSummary, User } from '#contract/entities/user.ts';
import { api } from '../browser-client.ts';

const OnboardingModal = lazy(() => import('./onboarding-modal.tsx'));

/** Names of the specification: the achievement `onboarding` becomes `step1` at the first visit. */
const ACHIEVEMENT = { key: 'onboarding', value: 'step1' };

/**
 * Opens automatically at the first visit with a project, and by `?onboarding=open` from the user menu. Only this small
 * part is on every page of the app; the modal is loaded when needed.
 */
export function Onboarding({ user, project }: { user: User; project: ProjectSummary | null }) {
  const [query, setQuery] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isAsked = query.get('onboarding') === 'open';
  const isFirstVisit = user.achievementMap[ACHIEVEMENT.key] === undefined;
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const hasProject = project !== null;
  useEffect(() => {
    if (!hasProject || !(isAsked || isFirstVisit)) return;
    setOpen(true);
    setWasOpen(true);
    if (!isFirstVisit) return;
    // If it cannot be stored the modal opens again next time, which does no harm.
    api.setAchievement({ body: ACHIEVEMENT }).then(revalidate, () => null);
  }, [hasProject, isAsked, isFirstVisit, revalidate]);
  const close = useCallback(() => {
    setOpen(false);
    // Also reloads the page: templates may be live that were not.
    setQuery(
      (now) => {
        now.delete('onboarding');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setQuery]);
  if (!wasOpen || !project) return null;
  return (
    <Suspense fallback={null}>
      <OnboardingModal user={user} project={project} open={isOpen} onClose={close} />
    </Suspense>
  );
}
