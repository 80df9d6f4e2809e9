import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { reportNameOf } from '#domain/access/report-visibility.ts';
import { shortAddress } from '../../app-start/choose-project.ts';
import { Score } from '../../components/audit/score.tsx';
import { pageOfQuery, usePaging } from '../../components/paging/use-paging.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Table } from '../../components/ui/table.tsx';
import { Moment } from '../../components/ui/timestamp.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { projectReportsTexts } from '../../i18n/app/reports.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { auditsTexts } from '../../i18n/project/audits.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { usePathTo } from '../../paths.ts';
import { noChange, ScoreChange } from '../project/audits/score-change.tsx';
import { ScoreCurve } from '../project/audits/score-curve.tsx';

export const meta = appMeta;

/** Websites on one page; each costs a call of its own. */
const PER_PAGE = 20;
const CURVE = 12;

export function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  return answerOf(async () => {
    const projects = await api.listProjects({ query: { page: pageOfQuery(url), perPage: PER_PAGE } });
    const items = await Promise.all(
      projects.items.map(async (project) => {
        const audits = await api.listAudits({ params: { id: String(project.id) }, query: { perPage: CURVE } });
        return { project, count: audits.total, scored: audits.items.filter(({ score }) => score !== null) };
      }),
    );
    return { ...projects, items };
  });
}

export default function Reports() {
  const list = useLoaderData<typeof loader>();
  const texts = useTexts(projectReportsTexts);
  const audits = useTexts(auditsTexts);
  const own = useTexts(appScreenTexts.reports);
  const common = useTexts(commonTexts);
  const pathTo = usePathTo();
  return (
    <Screen heading={own.heading} lead={texts.lead}>
      <Table
        rows={list.items}
        keyOf={({ project }) => project.uuid}
        paging={usePaging(list)}
        texts={{ ...common, caption: own.heading }}
        empty={
          <div className="rounded-lg border border-line">
            <EmptyState
              level={2}
              drawing="pages"
              title={own.emptyTitle}
              description={own.emptyText}
              action={
                <Link to={`${pathTo('start')}?new`} className={buttonClass('outline')}>
                  {texts.addWebsite}
                </Link>
              }
            />
          </div>
        }
        actions={({ project, scored }) => {
          const projectSlug = project.slug;
          return scored.length > 0 ? (
            <a
              href={pathTo('audit', { projectSlug: reportNameOf(project) })}
              target="_blank"
              rel="noopener"
              aria-label={texts.reportOf(shortAddress(project.full))}
              className={buttonClass('outline', 'sm')}
            >
              {texts.report}
            </a>
          ) : (
            <Link to={pathTo('audits', { projectSlug })} className={buttonClass('quiet', 'sm')}>
              {texts.start}
            </Link>
          );
        }}
        columns={[
          {
            key: 'website',
            header: texts.website,
            main: true,
            cell: ({ project }) => (
              <span className="block text-left">
                <Link to={pathTo('projectAudit', { projectSlug: project.slug })} className="text-link">
                  {project.title ?? shortAddress(project.full)}
                </Link>
                <span className="block font-normal text-ink-faint text-xs">{shortAddress(project.full)}</span>
              </span>
            ),
          },
          {
            key: 'score',
            header: audits.score,
            cell: ({ scored: [newest] }) =>
              newest ? <Score score={newest.score ?? 0} /> : <span className="text-ink-faint">{texts.notAudited}</span>,
          },
          {
            key: 'change',
            header: audits.change,
            cell: ({ scored: [newest] }) => <ScoreChange {...(newest?.change ?? noChange)} />,
          },
          {
            key: 'curve',
            header: texts.curve,
            cell: ({ scored }) => (
              <ScoreCurve scores={scored.map(({ score }) => score ?? 0).reverse()} className="inline-block w-24" />
            ),
          },
          {
            key: 'audits',
            header: texts.audits,
            align: 'end',
            cell: ({ project, count }) => (
              <Link to={pathTo('audits', { projectSlug: project.slug })} className="hover:underline">
                {count}
              </Link>
            ),
          },
          {
            key: 'newest',
            header: texts.newest,
            align: 'end',
            cell: ({ scored: [newest] }) => newest && <Moment iso={newest.finishedAt ?? newest.createdAt} />,
          },
        ]}
      />
    </Screen>
  );
}
