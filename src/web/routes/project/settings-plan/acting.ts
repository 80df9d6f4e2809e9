import type { PlanOverview } from '#contract/plan.ts';
import type { useAction } from '#web/components/actions/use-action.ts';

/** What each part of the screen gets: the plan, whether the person may change it, and the actions. */
export interface Acting extends ReturnType<typeof useAction> {
  overview: PlanOverview;
  mayChange: boolean;
}
