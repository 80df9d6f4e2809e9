import { useCallback, useState } from 'react';
import type { PlanRequest } from '#contract/calls/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { euros, nameBundle, namePlan, namePrice, vatNote } from '#domain/billing/prices.ts';
import type { Language } from '#domain/language.ts';
import { FormModal } from '#web/components/actions/form-modal.tsx';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { TextArea } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

/** Both decisions have to be confirmed: each changes somebody's plan or ends a request, and sends a mail. */
export function useDecision() {
  const texts = useTexts(adminTableTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ activate: texts.activated });
  const { ask, modal: question } = useConfirmation();
  const [refused, setRefused] = useState<{ planRequest: PlanRequest; open: boolean; key: number } | null>(null);
  const activate = (planRequest: PlanRequest) =>
    ask({
      title: texts.activateQuestion(namePlanRequest(planRequest, language), planRequest.site),
      description: texts.activateText(priceOfPlanRequest(planRequest, language), planRequest.email ?? '–'),
      confirm: texts.activate,
      onConfirm: () => act('activate', { id: keyOf(planRequest) }),
    });
  const refuse = (planRequest: PlanRequest) => setRefused({ planRequest, open: true, key: (refused?.key ?? 0) + 1 });
  // The same function every time: the form closes its modal in an effect that depends on it.
  const close = useCallback(() => setRefused((now) => now && { ...now, open: false }), []);
  const windows = (
    <>
      {question}
      {refused && (
        <FormModal
          key={refused.key}
          open={refused.open}
          onClose={close}
          intent="refuse"
          title={texts.refuseQuestion(namePlanRequest(refused.planRequest, language), refused.planRequest.site)}
          submit={() => texts.refuse}
          submitting={texts.refusing}
          done={texts.refused}
          fields={(refusal) => (
            <>
              <input type="hidden" name="id" value={keyOf(refused.planRequest)} />
              <FormAlert refusal={refusal} />
              <TextArea
                name="reason"
                label={texts.refusalReason}
                hint={texts.refusalReasonHint}
                rows={3}
                errors={refusal?.errors.reason}
              />
            </>
          )}
        />
      )}
    </>
  );
  return { activate, refuse, isBusy, windows };
}

export const keyOf = ({ kind, id }: PlanRequest) => `${kind}-${id}`;

const planOf = ({ planId }: PlanRequest) => (planId === null ? null : planById(planId));

export function namePlanRequest(planRequest: PlanRequest, language: Language): string {
  const plan = planOf(planRequest);
  return plan ? namePlan(plan, language) : nameBundle({ credits: planRequest.credits ?? 0 }, language);
}

/** Net, and says so, whoever the operator sells to. */
export function priceOfPlanRequest(planRequest: PlanRequest, language: Language): string {
  const plan = planOf(planRequest);
  const net =
    plan && planRequest.period ? namePrice(plan, planRequest.period, language) : euros(planRequest.cents, language);
  return `${net} ${vatNote('businesses')[language]}`;
}
