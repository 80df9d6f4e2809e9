import type { CancellationRequest } from '#contract/calls/cancellation.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import { FormModal } from '#web/components/actions/form-modal.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useDay } from '#web/components/ui/use-day.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { cancellationListTexts } from '#web/i18n/public/cancel-contract.ts';

interface CarryOutModalProps {
  request: CancellationRequest;
  open: boolean;
  onClose: () => void;
}

/** When the contract ends, and which plans with it. */
export function CarryOutModal({ request, open, onClose }: CarryOutModalProps) {
  const texts = useTexts(cancellationListTexts);
  const language = useLanguage();
  const day = useDay();
  const last = request.plans.map(({ endsAt }) => endsAt.slice(0, 10)).toSorted();
  const today = new Date().toISOString().slice(0, 10);
  const suggested = request.kind === 'ordinary' ? (request.endsOn ?? last.at(-1) ?? today) : (request.endsOn ?? today);
  return (
    <FormModal
      open={open}
      onClose={onClose}
      intent="done"
      title={`${texts.carryOut}: ${request.number}`}
      description={texts.carryOutText}
      submit={() => texts.carryOut}
      submitting={texts.carryingOut}
      done={texts.carriedOut}
      fields={(refusal) => (
        <>
          <input type="hidden" name="id" value={request.id} />
          <FormAlert refusal={refusal} />
          <TextField
            name="endsOn"
            type="date"
            label={texts.endsOn}
            defaultValue={suggested}
            errors={refusal?.errors.endsOn}
          />
          <fieldset className="grid gap-3">
            <legend className="mb-2 font-[550] text-sm">{texts.plans}</legend>
            {request.plans.length === 0 && <p className="text-ink-soft text-sm">{texts.noPlans}</p>}
            {request.plans.map(({ projectId, site, planId, endsAt }) => {
              const plan = planById(planId);
              return (
                <Checkbox
                  key={projectId}
                  name="project"
                  value={String(projectId)}
                  defaultChecked
                  label={`${site}: ${plan ? namePlan(plan, language) : planId}, ${texts.until(day(endsAt))}`}
                />
              );
            })}
          </fieldset>
        </>
      )}
    />
  );
}
