import { expect, test } from 'vitest';
import { fittingPlan, type PlanNeeds } from './fitting-plan.ts';

const small: PlanNeeds = {
  subPages: 20,
  domains: 1,
  users: 1,
  templatesPerRoute: 1,
  refreshHours: 720,
  monitoringEvents: 1,
};

// Limits and steps of docs/decisions/009-what-the-specification-leaves-open.md#plans.
test.each([
  [{}, 'free'],
  [{ subPages: 25 }, 'free'],
  [{ subPages: 26 }, 'starter-100'],
  [{ subPages: 101 }, 'starter-250'],
  [{ domains: 2 }, 'starter-100'],
  [{ domains: 4 }, 'professional-100'],
  [{ users: 6, subPages: 600 }, 'professional-1000'],
  [{ templatesPerRoute: 3 }, 'starter-100'],
  [{ templatesPerRoute: 4 }, 'professional-100'],
  [{ refreshHours: 24 }, 'starter-100'],
  [{ refreshHours: 1 }, 'professional-100'],
  [{ monitoringEvents: 1000 }, 'starter-100'],
  [{ monitoringEvents: 1001 }, 'professional-100'],
  [{ subPages: 10_000 }, 'starter-10000'],
  [{ subPages: 10_001 }, null],
  [{ monitoringEvents: 10_001 }, null],
] as [Partial<PlanNeeds>, string | null][])('%o: %s', (needs, id) => {
  expect(fittingPlan({ ...small, ...needs })?.id ?? null).toBe(id);
});
