import type { PlanOverview } from '#contract/plan.ts';
import type { useAct } from '../../../components/act/use-act.ts';

/** What each part of the screen sees: the plan, whether the person may change it, and the buttons' way to the server. */
export interface Acting extends ReturnType<typeof useAct> {
  overview: PlanOverview;
  mayChange: boolean;
}
