import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadForShop, requireShop } from '../../access/shop.server.ts';
import { runAction } from '../../components/actions/run-action.server.ts';
import { apiContext } from '../../context.ts';
import { answerOf, textOf } from '../../forms/call-api.server.ts';
import { appMeta } from '../../meta/app-meta.ts';
import { ChooseShopPlan } from './parts/choose-shop-plan.tsx';
import { CurrentShopPlan } from './parts/current-shop-plan.tsx';
import { ShopCredits } from './parts/shop-credits.tsx';

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
