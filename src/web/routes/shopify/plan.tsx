import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ShopState } from '#contract/calls/shopify.ts';
import { creditBundles } from '#domain/billing/credits.ts';
import { freePlan, planById } from '#domain/billing/plan-table.ts';
import { euros, nameBundle, namePlan, vatNote } from '#domain/billing/prices.ts';
import { loadForShop, requireShop } from '#web/access/shop.server.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shopPlanTexts } from '#web/i18n/shopify/plan.ts';
import { ShopCard } from '#web/layouts/parts/shop-frame.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { ChooseShopPlan } from './plan/choose-shop-plan.tsx';

export const meta = appMeta;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadForShop(context, async ({ projectId }) => {
    const params = { id: String(projectId) };
    const api = context.get(apiContext);
    const [shop, plan] = await answerOf(() => Promise.all([api.getShop({ params }), api.getPlan({ params })]));
    return { billing: shop.billing, usage: plan.usage };
  });

export const action = ({ request, context }: ActionFunctionArgs) => {
  const api = context.get(apiContext);
  const params = { id: String(requireShop(context).projectId) };
  return runAction(
    request,
    {
      choose: (form, planId) => {
        const period = textOf(form, 'period') === 'yearly' ? 'yearly' : 'monthly';
        return api.chooseShopPlan({ params, body: { planId, period } });
      },
      cancel: () => api.cancelShopPlan({ params }),
      credits: (_, creditBundleId) => api.buyShopCredits({ params, body: { creditBundleId } }),
    },
    { keeps: ['choose'] },
  );
};

export default function ShopPlanScreen() {
  const { billing, usage } = useLoaderData<typeof loader>();
  return (
    <>
      <CurrentShopPlan billing={billing} pagesUsed={usage.subPages} />
      <ChooseShopPlan billing={billing} />
      <ShopCredits balance={billing.credits} canBuy={billing.canBuyCredits} />
    </>
  );
}

export function ShopCredits({ balance, canBuy }: { balance: number; canBuy: boolean }) {
  const texts = useTexts(shopPlanTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ credits: texts.bought });
  return (
    <ShopCard title={texts.credits} aside={<span className="text-sm">{texts.balance(balance)}</span>}>
      <p className="text-ink-soft">{canBuy ? texts.creditsLead : texts.noCredits}</p>
      {canBuy && (
        <p className="flex flex-wrap gap-2">
          {creditBundles.map((bundle) => (
            <Button
              key={bundle.id}
              size="sm"
              variant="outline"
              state={isBusy('credits', bundle.id) ? 'loading' : 'idle'}
              onClick={() => act('credits', { id: bundle.id })}
            >
              {texts.buy(
                nameBundle(bundle, language),
                `${euros(bundle.cents, language)} ${vatNote('businesses')[language]}`,
              )}
            </Button>
          ))}
        </p>
      )}
    </ShopCard>
  );
}

function CurrentShopPlan({ billing, pagesUsed }: { billing: ShopState['billing']; pagesUsed: number }) {
  const texts = useTexts(shopPlanTexts);
  const language = useLanguage();
  const { act, isBusy } = useAction({ cancel: texts.cancelDone });
  const { ask, modal } = useConfirmation();
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
          {texts.trialUntil} <Timestamp iso={current.trialEndsAt} isDay />
        </p>
      )}
      {current?.periodEndsAt && (
        <p>
          {texts.renews} <Timestamp iso={current.periodEndsAt} isDay />
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
      {modal}
    </ShopCard>
  );
}
