import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import type { UserDetail } from '#contract/calls/admin-users.ts';
import type { Customer } from '#contract/calls/customers.ts';
import { billingPeriods } from '#domain/billing/plan.ts';
import { plans as allPlans, freePlan, planById } from '#domain/billing/plan-table.ts';
import { namePlan, namePrice, vatNote } from '#domain/billing/prices.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { FormModal } from '#web/components/actions/form-modal.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { customerTexts } from '#web/i18n/admin/customers.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { Row, RowEnd, Rows } from './fact-parts.tsx';

interface Site {
  id: number;
  slug: string;
  address: string;
}
interface Step {
  kind: 'trial' | 'plan';
  site: Site;
  open: boolean;
  key: number;
}

/**
 * A customer's present and past plans, and the operator's two steps: more days, or another plan. Both with a reason.
 */
export function PlansPart({ plans, user }: Pick<Customer, 'plans'> & { user: UserDetail }) {
  const texts = useTexts(customerTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const sites = user.memberships
    .filter(({ role }) => role === 'admin')
    .map(({ project }) => ({ id: project.id, slug: project.slug, address: siteName(project.full) }));
  const [step, setStep] = useState<Step | null>(null);
  const ask = (kind: Step['kind'], site: Site) => setStep({ kind, site, open: true, key: (step?.key ?? 0) + 1 });
  // The same function every time: the form closes its modal in an effect that depends on it.
  const close = useCallback(() => setStep((now) => now && { ...now, open: false }), []);
  return (
    <Part title={texts.plans} text={texts.plansText}>
      <Rows empty={texts.noPlans}>
        {plans.map(({ id, project, planId, period, state, trialEndsAt, endsAt, endedAt, createdAt }) => {
          const plan = planById(planId);
          const end = endedAt ?? endsAt ?? (state === 'trial' ? trialEndsAt : null);
          return (
            <Row key={id}>
              <span className="min-w-0">
                {plan ? namePlan(plan, language) : planId}
                {plan &&
                  state !== 'trial' &&
                  ` · ${namePrice(plan, period, language)} ${vatNote('businesses')[language]}`}
                <Link
                  to={pathTo('projectAdmin', { projectSlug: project.slug })}
                  className="block py-1 text-ink-faint text-xs hover:text-signal"
                >
                  {project.address}
                </Link>
              </span>
              <RowEnd>
                <Badge tone={state === 'active' ? 'good' : state === 'trial' ? 'info' : 'neutral'}>
                  {state === 'wish' ? texts.ordered : texts[state]}
                </Badge>
                {end ? (
                  <span>
                    {texts.until} <Timestamp iso={end} isDay />
                  </span>
                ) : (
                  <Timestamp iso={createdAt} isDay />
                )}
              </RowEnd>
            </Row>
          );
        })}
      </Rows>
      <ul className="mt-5 grid gap-3">
        {sites.map((site) => (
          <li key={site.id} className="flex flex-wrap items-center justify-between gap-3 text-sm">
            <span className="min-w-0 [overflow-wrap:anywhere]">{site.address}</span>
            <span className="flex flex-wrap gap-2">
              {plans.some((one) => one.project.id === site.id && one.trialEndsAt) && (
                <Button size="sm" variant="outline" onClick={() => ask('trial', site)}>
                  {texts.extend}
                </Button>
              )}
              <Button size="sm" variant="outline" onClick={() => ask('plan', site)}>
                {texts.setPlan}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {step && <StepModal key={step.key} kind={step.kind} site={step.site} open={step.open} onClose={close} />}
    </Part>
  );
}

function StepModal({ kind, site, open, onClose }: Omit<Step, 'key'> & { onClose: () => void }) {
  const texts = useTexts(customerTexts);
  const language = useLanguage();
  const isTrial = kind === 'trial';
  return (
    <FormModal
      open={open}
      onClose={onClose}
      intent={isTrial ? 'extend-trial' : 'set-plan'}
      title={isTrial ? texts.extendTitle(site.address) : texts.setPlanTitle(site.address)}
      submit={() => (isTrial ? texts.extend : texts.setPlan)}
      submitting={texts.saving}
      done={isTrial ? texts.extended : texts.planSet}
      fields={(refusal) => (
        <>
          <input type="hidden" name="id" value={site.id} />
          <FormAlert refusal={refusal} />
          {isTrial ? (
            <TextField
              name="days"
              type="number"
              min={1}
              max={365}
              defaultValue="14"
              label={texts.days}
              errors={refusal?.errors.days}
            />
          ) : (
            <>
              <Choice
                name="planId"
                label={texts.plan}
                defaultValue={freePlan.id}
                options={allPlans.map((plan) => ({ value: plan.id, label: namePlan(plan, language) }))}
              />
              <Choice
                name="period"
                label={texts.period}
                defaultValue="monthly"
                options={billingPeriods.map((period) => ({ value: period, label: texts[period] }))}
              />
            </>
          )}
          <TextField
            name="reason"
            maxLength={500}
            autoComplete="off"
            label={texts.reason}
            hint={texts.reasonHint}
            errors={refusal?.errors.reason}
          />
        </>
      )}
    />
  );
}
