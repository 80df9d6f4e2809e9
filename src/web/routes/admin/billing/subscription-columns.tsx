import { Link } from 'react-router';
import type { Api } from '#contract/client.ts';
import { euros, namePlan } from '#domain/billing/name-plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import type { Column } from '../../../components/ui/table.tsx';
import { Moment } from '../../../components/ui/timestamp.tsx';
import { useDay } from '../../../components/ui/use-day.ts';
import { adminListTexts, adminTexts } from '../../../i18n/admin/admin.ts';
import { adminBillingTexts } from '../../../i18n/admin/billing.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { planTexts } from '../../../i18n/project/plan.ts';
import { usePathTo } from '../../../paths.ts';

export type BilledSubscription = Awaited<ReturnType<Api['listBilledSubscriptions']>>['items'][number];

export const statuses = [
  'active',
  'trialing',
  'past_due',
  'ending',
  'ended',
] as const satisfies BilledSubscription['status'][];

const tones: Record<BilledSubscription['status'], Tone> = {
  trialing: 'info',
  active: 'good',
  past_due: 'bad',
  ending: 'neutral',
  ended: 'neutral',
};

export function useSubscriptionColumns(): Column<BilledSubscription>[] {
  const texts = useTexts(adminBillingTexts);
  const lists = useTexts(adminListTexts);
  const plans = useTexts(planTexts);
  const { project, state } = useTexts(adminTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const day = useDay();
  const whenOf = ({ status, endsAt, graceEndsAt, periodEndsAt }: BilledSubscription) => {
    if (status === 'ended') return endsAt && texts.hasEnded(day(endsAt));
    if (status === 'ending') return endsAt && texts.ends(day(endsAt));
    if (status === 'past_due') return graceEndsAt && texts.graceUntil(day(graceEndsAt));
    return periodEndsAt && texts.pays(day(periodEndsAt));
  };
  return [
    {
      key: 'site',
      header: project,
      main: true,
      sortable: true,
      className: 'max-md:pr-32',
      cell: ({ site, projectSlug, email }) => (
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
    },
    {
      key: 'plan',
      header: lists.plan,
      sortable: true,
      cell: ({ planId, period }) => {
        const plan = planId && planById(planId);
        return (
          <>
            {plan ? namePlan(plan, language) : '–'}
            {period && <span className="block text-ink-faint text-xs">{plans[`${period}Short`]}</span>}
          </>
        );
      },
    },
    {
      key: 'price',
      header: texts.netPrice,
      align: 'end',
      sortable: true,
      cell: ({ cents }) => euros(cents, language),
    },
    {
      key: 'state',
      header: state,
      cell: (row) => (
        <>
          <Badge tone={tones[row.status]}>{texts[row.status]}</Badge>
          <span className="mt-1 block text-ink-faint text-xs">{whenOf(row)}</span>
        </>
      ),
    },
    {
      key: 'date',
      header: lists.since,
      align: 'end',
      sortable: true,
      cell: ({ startedAt }) => <Moment iso={startedAt} isDay />,
    },
  ];
}
