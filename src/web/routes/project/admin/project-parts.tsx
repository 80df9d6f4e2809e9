import { type FormEvent, useState } from 'react';
import { projects } from '#contract/admin-lists/customers.ts';
import type { PlanOverview } from '#contract/calls/plan.ts';
import type { Project } from '#contract/entities/project.ts';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import { planById, plans } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import { pageStates } from '#domain/enumerations.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import type { useAction } from '#web/components/actions/use-action.ts';
import { Ledger } from '#web/components/billing/ledger.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { adminTexts } from '#web/i18n/admin/admin.ts';
import { customerTexts } from '#web/i18n/admin/customers.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { projectAdminTexts } from '#web/i18n/project/admin.ts';
import { planTexts } from '#web/i18n/project/plan.ts';

export function PlanPart({ overview, act, answer, isBusy }: { overview: PlanOverview } & ReturnType<typeof useAction>) {
  const texts = useTexts(projectAdminTexts);
  const operator = useTexts(customerTexts);
  const words = useTexts(planTexts);
  const language = useLanguage();
  const [planId, setPlanId] = useState(overview.plan.id);
  const [period, setPeriod] = useState<BillingPeriod>(overview.period ?? 'monthly');
  const current = planById(overview.plan.id);
  const refusal = answer?.intent === 'plan' ? answer.refusal : null;
  const set = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act('plan', { id: planId, period, reason: String(new FormData(event.currentTarget).get('reason')) });
  };
  return (
    <Part title={texts.plan} text={texts.planText}>
      <p className="mb-5 text-sm">
        {texts.current}: <strong className="font-[550]">{current && namePlan(current, language)}</strong>
        {overview.trial && ` (${words.trial}, ${words.stillDays(overview.trial.daysLeft)})`}
      </p>
      <form onSubmit={set} noValidate className="grid gap-5 sm:grid-cols-2">
        <Choice
          label={texts.plan}
          value={planId}
          onChange={setPlanId}
          options={plans.map((plan) => ({ value: plan.id, label: namePlan(plan, language) }))}
        />
        <Choice
          label={words.period}
          value={period}
          onChange={(value) => setPeriod(billingPeriods.find((one) => one === value) ?? 'monthly')}
          options={billingPeriods.map((one) => ({ value: one, label: words[one] }))}
        />
        <TextField
          name="reason"
          className="sm:col-span-2"
          maxLength={500}
          autoComplete="off"
          label={operator.reason}
          hint={operator.reasonHint}
          errors={refusal?.errors.reason}
        />
        <Button
          type="submit"
          className="justify-self-start"
          variant="outline"
          state={isBusy('plan', planId) ? 'loading' : 'idle'}
        >
          {texts.setPlan}
        </Button>
      </form>
    </Part>
  );
}

export function CreditsPart({
  overview,
  act,
  answer,
  isBusy,
}: { overview: PlanOverview } & ReturnType<typeof useAction>) {
  const texts = useTexts(projectAdminTexts);
  const words = useTexts(planTexts);
  const language = useLanguage();
  const { balance, ledger } = overview.credits;
  const refusal = answer?.intent === 'credits' ? answer.refusal : null;
  const book = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    act('credits', { change: String(new FormData(event.currentTarget).get('change')) });
  };
  return (
    <Part title={texts.credits} text={texts.creditsText}>
      <p className="figures mb-5 text-xl">{words.balance(writeNumber(balance, language))}</p>
      <form onSubmit={book} noValidate className="mb-8 flex flex-wrap items-end gap-3">
        <TextField
          key={balance}
          name="change"
          className="max-w-40"
          label={texts.change}
          inputMode="numeric"
          errors={refusal?.errors.change}
        />
        <Button type="submit" variant="outline" state={isBusy('credits') ? 'loading' : 'idle'}>
          {texts.book}
        </Button>
      </form>
      <Ledger ledger={ledger} />
    </Part>
  );
}

export function StatePart({ project, act, isBusy }: { project: Project } & ReturnType<typeof useAction>) {
  const texts = useTexts(projectAdminTexts);
  const language = useLanguage();
  const words = useTexts(adminTexts);
  const { state, verifiedAt } = project;
  return (
    <Part title={texts.state} text={texts.stateText}>
      <div className="grid gap-6">
        <Choice
          className="max-w-64"
          label={texts.state}
          value={state}
          onChange={(next) => act('state', { id: next })}
          options={pageStates.map((one) => ({ value: one, label: projects.choice.values[one][language] }))}
        />
        <div className="flex flex-wrap items-center gap-4 text-sm">
          {verifiedAt ? (
            <span>
              <Badge tone="good">{words.verified}</Badge> <Timestamp iso={verifiedAt} isDay />
            </span>
          ) : (
            <Badge>{words.notVerified}</Badge>
          )}
          <Button
            size="sm"
            variant="outline"
            state={isBusy('verified', verifiedAt ? 'no' : 'yes') ? 'loading' : 'idle'}
            onClick={() => act('verified', { id: verifiedAt ? 'no' : 'yes' })}
          >
            {verifiedAt ? texts.unverify : texts.markVerified}
          </Button>
        </div>
      </div>
    </Part>
  );
}
