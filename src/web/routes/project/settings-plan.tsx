import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { billingPeriods } from '#domain/billing/plan.ts';
import { requireProject } from '../../access/projects.server.ts';
import { userContext } from '../../access/visitor.server.ts';
import { runAction } from '../../components/actions/run-action.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { apiContext } from '../../context.ts';
import { answerOf, attempt, textOf } from '../../forms/call-api.server.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { planTexts } from '../../i18n/project/plan.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { BilledByShopify } from './settings-plan/billed-by-shopify.tsx';
import { ChoosePlan } from './settings-plan/choose-plan.tsx';
import { Credits } from './settings-plan/credits.tsx';
import { CurrentPlan } from './settings-plan/current-plan.tsx';
import { PlanUse } from './settings-plan/plan-use.tsx';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const user = context.get(userContext);
  const { id } = requireProject(context, url);
  const params = { id: String(id) };
  const overview = await answerOf(() => context.get(apiContext).getPlan({ params }));
  const shop =
    overview.provider === 'shopify' ? await attempt(() => context.get(apiContext).getShop({ params })) : null;
  const own = user.userToProject.find((one) => one.project.id === id);
  const appUrl = shop?.ok?.shop.appUrl ?? null;
  return { overview, appUrl, mayChange: user.role === 'superadmin' || own?.role === 'admin' };
}

export function action({ request, url, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const params = { id: String(requireProject(context, url).id) };
  const basePlanOf = (form: FormData) => (textOf(form, 'id') === 'professional' ? 'professional' : 'starter');
  return runAction(request, {
    trial: (form) => api.startTrial({ params, body: { basePlan: basePlanOf(form) } }),
    wish: (form, planId) => {
      const period = billingPeriods.find((one) => one === textOf(form, 'period')) ?? 'monthly';
      return api.wishForPlan({ params, body: { planId, period } });
    },
    withdraw: () => api.withdrawPlanWish({ params }),
    order: (_, creditBundleId) => api.orderCredits({ params, body: { creditBundleId } }),
    'withdraw-order': (_, orderId) => api.withdrawCreditOrder({ params: { ...params, orderId } }),
  });
}

export default function SettingsPlan() {
  const { overview, appUrl, mayChange } = useLoaderData<typeof loader>();
  const texts = useTexts(planTexts);
  const acting = useAction({
    trial: texts.trialStarted,
    wish: texts.asked,
    withdraw: texts.takenBack,
    order: texts.ordered,
    'withdraw-order': texts.takenBack,
  });
  const shared = { overview, mayChange, ...acting };
  return (
    <Screen heading={useTexts(appScreenTexts.settingsPlan).heading} lead={mayChange ? texts.lead : texts.onlyAdmins}>
      <div className="grid divide-y divide-line border-line border-t">
        <CurrentPlan {...shared} />
        <PlanUse overview={overview} />
        {appUrl ? <BilledByShopify appUrl={appUrl} /> : <ChoosePlan {...shared} />}
        <Credits {...shared} />
      </div>
    </Screen>
  );
}
