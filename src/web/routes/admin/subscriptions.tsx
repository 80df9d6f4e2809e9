import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { subscriptions } from '#contract/admin-lists/customers.ts';
import type { BilledSubscription } from '#contract/calls/billing.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { euros, namePlan } from '#domain/billing/prices.ts';
import { adminListQuery, ListScreen } from '#web/components/admin-lists/list-screen.tsx';
import { NoProvider } from '#web/components/billing-admin/no-provider.tsx';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { buttonClass } from '#web/components/ui/button.tsx';
import { useDay } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { ifOffered } from '#web/forms/call-api.server.ts';
import { adminBillingTexts } from '#web/i18n/admin/billing.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { planTexts } from '#web/i18n/project/plan.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const query = adminListQuery(subscriptions, url);
  return { page: await ifOffered(() => context.get(apiContext).listBilledSubscriptions({ query })) };
}

const tones: Record<BilledSubscription['status'], Tone> = {
  trialing: 'info',
  active: 'good',
  past_due: 'bad',
  ending: 'neutral',
  ended: 'neutral',
};

/** Plans that people pay for with Stripe. */
export default function AdminSubscriptions() {
  const { page } = useLoaderData<typeof loader>();
  const texts = useTexts(adminBillingTexts);
  const plans = useTexts(planTexts);
  const { invoices } = useTexts(billingTexts);
  const { heading } = useTexts(adminScreenTexts.adminSubscriptions);
  const language = useLanguage();
  const pathTo = usePathTo();
  const whenOf = useWhen();
  if (!page)
    return (
      <Screen heading={heading}>
        <NoProvider />
      </Screen>
    );
  return (
    <ListScreen
      screen="adminSubscriptions"
      list={subscriptions}
      page={page}
      drawing="people"
      mainClass="max-md:pr-32"
      actions={({ projectId, site }) =>
        projectId !== null && (
          <Link
            to={`${pathTo('adminIncome')}?project=${projectId}`}
            aria-label={texts.invoicesOf(site)}
            className={buttonClass('outline', 'sm')}
          >
            {invoices}
          </Link>
        )
      }
      cells={{
        site: ({ site, projectSlug, email }) => (
          <>
            {projectSlug ? (
              <Link to={pathTo('projectAdmin', { projectSlug })} className="text-link [overflow-wrap:anywhere]">
                {site}
              </Link>
            ) : (
              <span>{site || texts.deletedProject}</span>
            )}
            <span className="block font-normal text-ink-faint text-xs [overflow-wrap:anywhere]">{email}</span>
          </>
        ),
        plan: ({ planId, period }) => {
          const plan = planId && planById(planId);
          return (
            <>
              {plan ? namePlan(plan, language) : '–'}
              {period && <span className="block text-ink-faint text-xs">{plans[`${period}Short`]}</span>}
            </>
          );
        },
        price: ({ cents }) => euros(cents, language),
        state: (row) => (
          <>
            <Badge tone={tones[row.status]}>{subscriptions.choice.values[row.status][language]}</Badge>
            <span className="mt-1 block text-ink-faint text-xs">{whenOf(row)}</span>
          </>
        ),
      }}
    />
  );
}

/** The next event of a subscription, or its end. */
function useWhen() {
  const texts = useTexts(adminBillingTexts);
  const day = useDay();
  return ({ status, endsAt, graceEndsAt, periodEndsAt }: BilledSubscription) => {
    if (status === 'ended') return endsAt && texts.hasEnded(day(endsAt));
    if (status === 'ending') return endsAt && texts.ends(day(endsAt));
    if (status === 'past_due') return graceEndsAt && texts.graceUntil(day(graceEndsAt));
    return periodEndsAt && texts.pays(day(periodEndsAt));
  };
}
