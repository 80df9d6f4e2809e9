import type { ShopState } from '#contract/calls/shopify.ts';
import { freePlan, planById } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Moment } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shopPlanTexts } from '#web/i18n/shopify/plan.ts';
import { ShopCard } from '#web/layouts/parts/shop-frame.tsx';

export function CurrentShopPlan({ billing, pagesUsed }: { billing: ShopState['billing']; pagesUsed: number }) {
  const texts = useTexts(shopPlanTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ cancel: texts.cancelDone });
  const { ask, window } = useConfirmation();
  const plan = planById(billing.planId) ?? freePlan;
  const { current, next } = billing;
  const nextPlan = next && planById(next.planId);
  const cancel = () =>
    ask({
      title: texts.cancelTitle,
      description: texts.cancelText,
      confirm: texts.cancel,
      onConfirm: () => act('cancel'),
    });
  return (
    <ShopCard title={texts.current}>
      <p className="font-[600] text-base">{namePlan(plan, language)}</p>
      <p className="text-ink-soft">{texts.pages(pagesUsed, plan.subPagesIncluded)}</p>
      {current?.trialEndsAt && (
        <p>
          {texts.trialUntil} <Moment iso={current.trialEndsAt} isDay />
        </p>
      )}
      {current?.periodEndsAt && (
        <p>
          {texts.renews} <Moment iso={current.periodEndsAt} isDay />
        </p>
      )}
      {current?.state === 'frozen' && <p className="text-bad">{texts.frozen}</p>}
      {current?.isTest && <p className="text-ink-soft">{texts.test}</p>}
      {nextPlan && <p>{texts.next(namePlan(nextPlan, language))}</p>}
      {current && (
        <p>
          <Button size="sm" variant="outline" state={isBusy('cancel') ? 'loading' : 'idle'} onClick={cancel}>
            {texts.cancel}
          </Button>
        </p>
      )}
      {window}
    </ShopCard>
  );
}
