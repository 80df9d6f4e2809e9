import clsx from 'clsx';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { Api } from '#contract/client.ts';
import { billingPeriods } from '#domain/billing/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { Invoices } from '#web/components/billing/invoices.tsx';
import { Part } from '#web/components/part.tsx';
import { useRefresh } from '#web/components/shopify-theme/use-scopes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, attempt, runAction, textOf } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { planTexts } from '#web/i18n/project/plan.ts';
import { websitesTexts } from '#web/i18n/project/websites.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { legalOf } from '#web/legal.server.ts';
import { appMeta } from '#web/meta/app-meta.ts';
import { BilledParts } from './settings-plan/billed/billed-parts.tsx';
import { ChoosePlan } from './settings-plan/choose-plan.tsx';
import { Credits } from './settings-plan/credits.tsx';
import { CurrentPlan } from './settings-plan/current-plan.tsx';
import { HandOver, OfferedWebsite } from './settings-plan/hand-over.tsx';
import { PlanUse } from './settings-plan/plan-use.tsx';
import { Websites } from './settings-plan/websites.tsx';

export const paidStates = ['done', 'waiting', 'unpaid'] as const;
export type PaidState = (typeof paidStates)[number];

/** The outcome of the payment, for somebody who comes back from Stripe's page. */
export function PaidNotice({ state }: { state: PaidState }) {
  const texts = useTexts(billingTexts);
  useRefresh(state === 'waiting');
  const ground = { done: 'bg-good-soft', waiting: 'bg-info-soft', unpaid: 'bg-hover' }[state];
  return (
    <div role="status" className={clsx('mb-8 max-w-text rounded-md p-4 text-sm', ground)}>
      <p className="font-[550]">{texts[state]}</p>
      <p className="mt-1 text-ink-soft">{texts[`${state}Text`]}</p>
    </div>
  );
}

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const user = context.get(userContext);
  const { id } = requireProject(context, url);
  const params = { id: String(id) };
  const api = context.get(apiContext);
  const paid = await settle(api, params, url);
  const overview = await answerOf(() => api.getPlan({ params }));
  const { mayChange, isOwner } = overview.coverage;
  const [shop, members, invoices] = await Promise.all([
    overview.provider === 'shopify' ? attempt(() => api.getShop({ params })) : null,
    isOwner ? attempt(() => api.listCollaborators({ params })) : null,
    mayChange && (overview.provider === 'stripe' || overview.billing)
      ? attempt(() => api.listInvoices({ params }))
      : null,
  ]);
  const wanted = {
    planId: url.searchParams.get('plan'),
    period: billingPeriods.find((one) => one === url.searchParams.get('period')) ?? null,
  };
  return {
    projectId: id,
    vatAbroad: legalOf(context).operator.vatAbroad,
    overview,
    appUrl: shop?.ok?.shop.appUrl ?? null,
    invoices: invoices?.ok ?? [],
    admins: (members?.ok ?? [])
      .filter((one) => one.role === 'admin' && !one.invitation && one.user.email !== user.email)
      .map(({ id: collaboratorId, user: { email } }) => ({ id: collaboratorId, email })),
    mayChange,
    paid,
    wanted,
  };
}

/** Coming back from Stripe's page, which may be faster than its event. What is settled is not requested again. */
async function settle(api: Api, params: { id: string }, url: URL): Promise<PaidState | null> {
  const sessionId = url.searchParams.get('checkout');
  if (!sessionId) return paidStates.find((one) => one === url.searchParams.get('paid')) ?? null;
  const { ok } = await attempt(() => api.settleCheckout({ params, body: { sessionId } }));
  if (ok?.state === 'waiting') return 'waiting';
  throw redirect(ok ? `${url.pathname}?paid=${ok.state}` : url.pathname);
}

export function action({ request, url, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const params = { id: String(requireProject(context, url).id) };
  const basePlanOf = (form: FormData) => (textOf(form, 'id') === 'professional' ? 'professional' : 'starter');
  const choiceOf = (form: FormData) => ({
    planId: textOf(form, 'id'),
    period: billingPeriods.find((one) => one === textOf(form, 'period')) ?? ('monthly' as const),
  });
  return runAction(
    request,
    {
      trial: (form) => api.startTrial({ params, body: { basePlan: basePlanOf(form) } }),
      'request-plan': (form) => api.requestPlan({ params, body: choiceOf(form) }),
      withdraw: () => api.withdrawPlanRequest({ params }),
      order: (_, creditBundleId) => api.orderCredits({ params, body: { creditBundleId } }),
      'withdraw-order': (_, orderId) => api.withdrawCreditOrder({ params: { ...params, orderId } }),
      buy: (form) => api.startCheckout({ params, body: choiceOf(form) }),
      credits: (_, creditBundleId) => api.buyCredits({ params, body: { creditBundleId } }),
      preview: (form) => api.previewPlanChange({ params, body: choiceOf(form) }),
      change: (form) => {
        const grossCents = Number(textOf(form, 'grossCents') || Number.NaN);
        const body = { ...choiceOf(form), prorationAt: textOf(form, 'prorationAt'), grossCents };
        return api.changeBilledPlan({ params, body });
      },
      'cancel-granted': () => api.cancelGrantedPlan({ params }),
      'resume-granted': () => api.resumeGrantedPlan({ params }),
      cancel: () => api.cancelBilledPlan({ params }),
      resume: () => api.resumeBilledPlan({ params }),
      portal: () => api.openBillingPortal({ params }),
      'order-websites': (form) => {
        const projectIds = textOf(form, 'projectIds').split(',').map(Number);
        return api.preferWebsites({ body: { projectIds } });
      },
      'offer-website': (_, id) => api.offerWebsite({ params, body: { collaboratorId: Number(id) } }),
      'withdraw-offer': () => api.withdrawOffer({ params }),
      'accept-website': () => api.answerOffer({ params, body: { accepts: true } }),
      'decline-website': () => api.answerOffer({ params, body: { accepts: false } }),
    },
    { keeps: ['buy', 'credits', 'preview', 'change', 'portal'] },
  );
}

export default function SettingsPlan() {
  const { projectId, overview, appUrl, invoices, admins, mayChange, paid, wanted } = useLoaderData<typeof loader>();
  const texts = useTexts(planTexts);
  const billing = useTexts(billingTexts);
  const websites = useTexts(websitesTexts);
  const acting = useAction({
    trial: texts.trialStarted,
    'request-plan': texts.requestReceived,
    withdraw: texts.takenBack,
    order: texts.ordered,
    'withdraw-order': texts.takenBack,
    'cancel-granted': texts.cancelled,
    'resume-granted': texts.resumed,
    cancel: billing.cancelled,
    resume: billing.resumed,
    'order-websites': websites.ordered,
    'offer-website': websites.offered,
    'withdraw-offer': websites.withdrawn,
    'accept-website': websites.accepted,
    'decline-website': websites.declined,
  });
  const shared = { overview, mayChange, ...acting };
  const isBilled = overview.provider === 'stripe';
  const wantedPlan = wanted.planId === overview.plan.id ? null : planById(wanted.planId ?? '');
  const choice = { plan: wantedPlan?.basePlan === 'free' ? null : wantedPlan, period: wanted.period };
  const lead = isBilled ? billing.lead : texts.lead;
  return (
    <Screen
      heading={useTexts(appScreenTexts.settingsPlan).heading}
      lead={mayChange ? lead : overview.coverage.others > 0 ? texts.onlyOwner : texts.onlyAdmins}
    >
      {paid && <PaidNotice state={paid} />}
      <OfferedWebsite {...shared} />
      <div className="grid divide-y divide-line border-line border-t">
        {isBilled ? (
          <BilledParts {...shared} projectId={projectId} invoices={invoices} wanted={choice} />
        ) : (
          <>
            <CurrentPlan {...shared} />
            <PlanUse overview={overview} />
            <Websites {...shared} projectId={projectId} />
            {appUrl ? (
              <BilledByShopify appUrl={appUrl} />
            ) : (
              <ChoosePlan key={choice.plan?.id} {...shared} wanted={choice} />
            )}
            <Credits {...shared} />
            {invoices.length > 0 && <Invoices invoices={invoices} />}
          </>
        )}
        <HandOver {...shared} admins={admins} />
      </div>
    </Screen>
  );
}

/** Plans and credits are chosen where they are paid: nobody is billed twice. */
export function BilledByShopify({ appUrl }: { appUrl: string }) {
  const texts = useTexts(planTexts);
  return (
    <Part title={texts.choose} text={texts.byShopify}>
      <ButtonLink href={appUrl} variant="signal">
        {texts.toShopify}
      </ButtonLink>
    </Part>
  );
}
