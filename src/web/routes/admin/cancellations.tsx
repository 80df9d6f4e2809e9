import { useCallback, useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { cancellations } from '#contract/admin-lists/customers.ts';
import type { CancellationRequest } from '#contract/calls/cancellation.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import { kindNames, nameEnd } from '#domain/cancellation/cancellation.ts';
import { FormModal } from '#web/components/actions/form-modal.tsx';
import { useAction } from '#web/components/actions/use-action.ts';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useDay } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { cancellationListTexts } from '#web/i18n/public/cancel-contract.ts';
import { appMeta } from '#web/meta/app-meta.ts';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listCancellations({ query: adminListQuery(cancellations, url) }));

export const action = ({ request, context }: ActionFunctionArgs) => {
  const api = context.get(apiContext);
  return runAction(request, {
    done: (form, id) => {
      const projectIds = form.getAll('project').map(Number);
      const [endsOn, reason] = [textOf(form, 'endsOn'), textOf(form, 'reason')];
      return api.closeCancellation({ params: { id }, body: { state: 'done', endsOn, projectIds, reason } });
    },
    open: (_, id) => api.closeCancellation({ params: { id }, body: { state: 'open', projectIds: [] } }),
  });
};

/** Contracts cancelled by the form of the footer, until somebody has carried them out. */
export default function AdminCancellations() {
  const texts = useTexts(cancellationListTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ open: texts.changed });
  const [closing, setClosing] = useState<{ request: CancellationRequest; open: boolean; key: number } | null>(null);
  // The same function every time: the form closes its modal in an effect that depends on it.
  const close = useCallback(() => setClosing((now) => now && { ...now, open: false }), []);
  return (
    <ListScreen
      screen="adminCancellations"
      list={cancellations}
      page={useLoaderData<typeof loader>()}
      drawing="search"
      mainClass="md:min-w-52"
      actions={(request) => (
        <Button
          size="sm"
          variant="outline"
          state={isBusy('open', String(request.id)) ? 'loading' : 'idle'}
          onClick={() =>
            request.state === 'open'
              ? setClosing({ request, open: true, key: (closing?.key ?? 0) + 1 })
              : act('open', { id: String(request.id) })
          }
        >
          {request.state === 'open' ? texts.carryOut : texts.markOpen}
        </Button>
      )}
      cells={{
        person: ({ name, email, number }) => (
          <span className="block min-w-0 text-left [overflow-wrap:anywhere] max-sm:pr-28">
            {name}
            <span className="block font-normal text-ink-faint text-xs">
              {email} · {number}
            </span>
          </span>
        ),
        contract: ({ contract, kind, reason }) => (
          <span className="block min-w-0 md:text-left [overflow-wrap:anywhere]">
            {contract}
            <span className="block text-ink-faint text-xs">{kindNames[kind][language]}</span>
            {reason && <Reason text={reason} />}
          </span>
        ),
        ends: ({ endsOn }) => nameEnd(endsOn, language),
        state: ({ state }) => (
          <Badge tone={state === 'open' ? 'warn' : 'good'}>{cancellations.choice.values[state][language]}</Badge>
        ),
      }}
    >
      {closing && <CarryOutModal key={closing.key} request={closing.request} open={closing.open} onClose={close} />}
    </ListScreen>
  );
}

const SHORT = 160;

/** Whole, with its line breaks; a long one opens, so that the list stays one. */
function Reason({ text }: { text: string }) {
  const texts = useTexts(cancellationListTexts);
  const words = <span className="block whitespace-pre-line text-left text-ink-faint text-xs">{text}</span>;
  if (text.length <= SHORT) return words;
  return (
    <details>
      <summary className="cursor-pointer text-left text-xs underline">{texts.reason}</summary>
      {words}
    </details>
  );
}

interface CarryOutModalProps {
  request: CancellationRequest;
  open: boolean;
  onClose: () => void;
}

/** When the contract ends, and which plans with it. */
function CarryOutModal({ request, open, onClose }: CarryOutModalProps) {
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
          {request.plans.length > 0 && (
            <TextField
              name="reason"
              maxLength={500}
              autoComplete="off"
              label={texts.keepReason}
              hint={texts.keepReasonHint}
              errors={refusal?.errors.reason}
            />
          )}
        </>
      )}
    />
  );
}
