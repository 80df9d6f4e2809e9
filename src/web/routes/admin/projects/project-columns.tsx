import { Link } from 'react-router';
import type { Api } from '#contract/client.ts';
import { namePlan } from '#domain/billing/name-plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { shortAddress } from '../../../app-start/choose-project.ts';
import { Score } from '../../../components/audit/score.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import type { Column } from '../../../components/ui/table.tsx';
import { Moment } from '../../../components/ui/timestamp.tsx';
import { adminListTexts, adminTexts } from '../../../i18n/admin/admin.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { usePathTo } from '../../../paths.ts';

type ListedProject = Awaited<ReturnType<Api['listAllProjects']>>['items'][number];

export function useProjectColumns(): Column<ListedProject>[] {
  const texts = useTexts(adminTexts);
  const lists = useTexts(adminListTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  return [
    {
      key: 'name',
      header: texts.project,
      main: true,
      sortable: true,
      cell: (project) => (
        <span className="block text-left">
          <Link to={pathTo('dashboard', { projectSlug: project.slug })} className="text-link">
            {shortAddress(project.full)}
          </Link>
          <Link
            to={pathTo('projectAdmin', { projectSlug: project.slug })}
            className="flex min-h-6 items-center font-normal text-ink-faint text-xs hover:underline"
          >
            {project.slug} · {project.pageType}
          </Link>
        </span>
      ),
    },
    {
      key: 'owner',
      header: lists.owner,
      sortable: true,
      cell: ({ owner }) =>
        owner ? (
          <Link to={pathTo('adminUser', { userId: String(owner.id) })} className="text-link [overflow-wrap:anywhere]">
            {owner.email}
          </Link>
        ) : (
          <span className="text-ink-faint">{lists.noOwner}</span>
        ),
    },
    {
      key: 'plan',
      header: lists.plan,
      sortable: true,
      cell: ({ planId }) => {
        const plan = planById(planId);
        return plan ? namePlan(plan, language) : planId;
      },
    },
    {
      key: 'state',
      header: texts.state,
      cell: ({ state }) => <Badge tone={state === 'active' ? 'good' : 'neutral'}>{lists[state]}</Badge>,
    },
    {
      key: 'score',
      header: lists.score,
      align: 'end',
      sortable: true,
      cell: ({ score }) => score !== null && <Score score={score} />,
    },
    { key: 'subPages', header: lists.subPages, align: 'end', sortable: true, cell: ({ subPages }) => subPages },
    { key: 'members', header: lists.members, align: 'end', sortable: true, cell: ({ members }) => members },
    {
      key: 'verified',
      header: texts.verified,
      sortable: true,
      cell: ({ verifiedAt }) =>
        verifiedAt ? <Moment iso={verifiedAt} isDay /> : <span className="text-ink-faint">{texts.notVerified}</span>,
    },
    {
      key: 'since',
      header: lists.since,
      align: 'end',
      sortable: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} isDay />,
    },
  ];
}
