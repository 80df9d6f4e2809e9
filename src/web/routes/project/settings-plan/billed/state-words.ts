import type { PlanOverview } from '#contract/calls/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import type { Tone } from '#web/components/ui/badge.tsx';
import { useDay } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { planTexts } from '#web/i18n/project/plan.ts';

interface StateWords {
  badge: { tone: Tone; text: string } | null;
  /** Beside the price, or alone where nothing is paid. */
  text: string;
  /** A warning of a loss, past or to come: in a box of its own. */
  warning: string | null;
}

/** The state of a plan in words: trial, paid, cancelled, payment failed, ended. */
export function useStateWords({ billing, trial, state }: PlanOverview): StateWords {
  const texts = useTexts(billingTexts);
  const words = useTexts(planTexts);
  const language = useLanguage();
  const day = useDay();
  const plan = billing && planById(billing.planId);
  const none = { badge: null, warning: null };
  if (billing?.status === 'past_due')
    return {
      badge: { tone: 'bad', text: texts.failed },
      text: '',
      warning: `${texts.failedText(day(billing.graceEndsAt ?? billing.periodEndsAt ?? ''))} ${texts.dataStays}`,
    };
  if (billing?.status === 'ending' && billing.endsAt)
    return {
      badge: { tone: 'neutral', text: texts.ending },
      text: '',
      warning: `${texts.endsOn(day(billing.endsAt))} ${texts.dataStays}`,
    };
  if (billing?.status === 'trialing' && billing.firstPaymentAt)
    return {
      ...none,
      badge: { tone: 'info', text: texts.bought },
      text: texts.firstPayment(day(billing.firstPaymentAt)),
    };
  if (billing?.status === 'active')
    return {
      ...none,
      badge: { tone: 'good', text: texts.active },
      text: billing.periodEndsAt ? texts.nextPayment(day(billing.periodEndsAt)) : '',
    };
  if (trial)
    return {
      ...none,
      badge: { tone: 'info', text: words.trial },
      text: `${words.daysLeft(trial.daysLeft)} · ${words.afterTrial}`,
    };
  // Set by the operator, without a payment.
  if (state === 'active') return { ...none, badge: { tone: 'good', text: texts.active }, text: '' };
  if (billing?.status === 'ended' && billing.endsAt && plan) {
    const ended = billing.isUnpaid ? texts.endedUnpaid : texts.endedOn;
    return { ...none, text: `${ended(namePlan(plan, language), day(billing.endsAt))} ${texts.dataStays}` };
  }
  return { ...none, text: words.forNothing };
}
