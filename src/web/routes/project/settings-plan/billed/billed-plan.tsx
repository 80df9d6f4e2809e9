import clsx from 'clsx';
import { planById } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { useDay } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { planTexts } from '#web/i18n/project/plan.ts';
import type { Acting } from '#web/routes/project/settings-plan/acting.ts';
import { usePrices } from '#web/use-prices.ts';
import { useStateWords } from './state-words.ts';

/** The plan a project has, its state in words, and what can be done about it. */
export function BilledPlan({ overview, mayChange, act, isBusy }: Acting) {
  const texts = useTexts(billingTexts);
  const words = useTexts(planTexts);
  const language = useLanguage();
  const prices = usePrices();
  const day = useDay();
  const { ask, modal: question } = useConfirmation();
  const { badge, text, warning } = useStateWords(overview);
  const { billing } = overview;
  const running = billing && billing.status !== 'ended' ? billing : null;
  const plan = planById(running?.planId ?? overview.plan.id);
  if (!plan) return null;
  const until =
    running?.firstPaymentAt && running.status === 'trialing' ? running.firstPaymentAt : running?.periodEndsAt;
  const cancel = () =>
    ask({
      title: texts.cancelTitle(namePlan(plan, language)),
      description: `${until ? `${texts.endsOn(day(until))} ` : ''}${texts.dataStays}`,
      confirm: texts.cancel,
      cancel: texts.keep,
      onConfirm: () => act('cancel'),
    });
  return (
    <Part title={words.current} text={texts.currentText}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-2xl">{namePlan(plan, language)}</p>
        {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
      </div>
      <p className="mt-2 max-w-text text-ink-soft text-sm">
        {running && `${prices.ofPlan(plan, running.period)} ${prices.vat}${text && ' · '}`}
        {text}
      </p>
      {warning && (
        <div
          role={running?.status === 'past_due' ? 'alert' : 'status'}
          className={clsx('mt-6 rounded-md p-4', running?.status === 'past_due' ? 'bg-bad-soft' : 'bg-hover')}
        >
          <p className="text-sm">{warning}</p>
          {mayChange && running?.payUrl && running.status === 'past_due' && (
            <ButtonLink href={running.payUrl} variant="signal" className="mt-4">
              {texts.payNow}
            </ButtonLink>
          )}
          {mayChange && running?.status === 'ending' && (
            <Button
              variant="signal"
              className="mt-4"
              state={isBusy('resume') ? 'loading' : 'idle'}
              onClick={() => act('resume')}
            >
              {texts.resume}
            </Button>
          )}
        </div>
      )}
      {mayChange && billing && (
        <div className="mt-6 flex flex-wrap gap-3">
          <PortalButton act={act} isBusy={isBusy} />
          {running && running.status !== 'ending' && (
            <Button size="sm" variant="quiet" state={isBusy('cancel') ? 'loading' : 'idle'} onClick={cancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      )}
      {question}
    </Part>
  );
}

/** Opens Stripe's page for the card, the address and the VAT ID. */
export function PortalButton({ act, isBusy }: Pick<Acting, 'act' | 'isBusy'>) {
  const texts = useTexts(billingTexts);
  return (
    <Button size="sm" variant="outline" state={isBusy('portal') ? 'loading' : 'idle'} onClick={() => act('portal')}>
      {texts.paymentDetails}
    </Button>
  );
}
