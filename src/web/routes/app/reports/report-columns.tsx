import { Link } from 'react-router';
import { siteName } from '#web/app-start/choose-project.ts';
import { Score } from '#web/components/audit/score.tsx';
import { noChange, ScoreChange, ScoreCurve } from '#web/components/audit/score-change.tsx';
import type { Column } from '#web/components/ui/table.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { auditsTexts, projectReportsTexts } from '#web/i18n/project/audits.ts';
import { usePathTo } from '#web/paths.ts';
import type { loader } from '#web/routes/app/reports.tsx';

type Report = Awaited<ReturnType<typeof loader>>['items'][number];

export function useReportColumns(): Column<Report>[] {
  const texts = useTexts(projectReportsTexts);
  const audits = useTexts(auditsTexts);
  const pathTo = usePathTo();
  return [
    {
      key: 'website',
      header: texts.website,
      main: true,
      cell: ({ project }) => (
        <span className="block text-left">
          <Link to={pathTo('projectAudit', { projectSlug: project.slug })} className="text-link">
            {project.title ?? siteName(project.full)}
          </Link>
          <span className="block font-normal text-ink-faint text-xs">{siteName(project.full)}</span>
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
      cell: ({ scored: [newest] }) => <ScoreChange {...(newest?.change ?? noChange)} none="–" />,
    },
    {
      key: 'curve',
      header: texts.curve,
      cell: ({ scored }) =>
        scored.length < 2 ? (
          '–'
        ) : (
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
      cell: ({ scored: [newest] }) => newest && <Timestamp iso={newest.finishedAt ?? newest.createdAt} isFull />,
    },
  ];
}
