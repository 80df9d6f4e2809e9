import { expect, test } from 'vitest';
import { openStepOf, requestedStepOf } from './setup-step.ts';

test.each([
  [{}, null],
  [{ onboarding: 'step1' }, 1],
  [{ onboarding: 'step3' }, 3],
  [{ onboarding: 'done' }, null],
  [{ onboarding: 'step9' }, null],
])('%o stands at step %s', (achievementMap, step) => {
  expect(openStepOf({ achievementMap })).toBe(step);
});

test.each([
  ['', null],
  ['onboarding=open', 1],
  ['onboarding=2', 2],
  ['onboarding=4', null],
])('?%s asks for step %s', (query, step) => {
  expect(requestedStepOf(new URLSearchParams(query))).toBe(step);
});
