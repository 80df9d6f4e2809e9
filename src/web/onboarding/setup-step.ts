import type { User } from '#contract/entities/user.ts';

// The achievement `onboarding` of the specification: unset before the first visit, `step1` from then on. Beyond that it
// tells how far the person came, and `done` once they finished or skipped it.

export const ONBOARDING = 'onboarding';
export const SETUP_STEPS = 3;
export const SETUP_DONE = 'done';

/** The step a person stands at, counted from 1; null before the first visit and once it is finished or skipped. */
export function openStepOf({ achievementMap }: Pick<User, 'achievementMap'>): number | null {
  const step = Number(/^step([123])$/.exec(achievementMap[ONBOARDING] ?? '')?.[1]);
  return step || null;
}

/** `?onboarding=open` begins at the greeting, `?onboarding=2` where the person stood; null: it was not requested. */
export function requestedStepOf(query: URLSearchParams): number | null {
  const value = query.get('onboarding');
  if (value === 'open') return 1;
  return value !== null && /^[123]$/.test(value) ? Number(value) : null;
}
