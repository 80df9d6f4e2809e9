import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditSummary } from '#contract/entities/audit.ts';
import type { Project, Stats } from '#contract/entities/project.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { pagesRead } from '#domain/audit/texts/pages-read.ts';
import { isLeftOut } from '#domain/billing/left-out.ts';
import { fullDate } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { noChange, ScoreChange, ScoreCurve } from '#web/components/audit/score-change.tsx';
import { scoreColours } from '#web/components/audit/score-colours.ts';
import { StartAudit } from '#web/components/audit/start-audit.tsx';
import { useSourceName } from '#web/components/crawls/crawl-columns.tsx';
import { Counter } from '#web/components/ui/counter.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { dashboardTexts, nextActionTexts } from '#web/i18n/project/dashboard.ts';
import type { TextsOf } from '#web/i18n/texts.ts';
import { usePathTo } from '#web/paths.ts';
import { useTimeZone } from '#web/root-data.ts';

interface TilesProps {
  project: Project;
  audit: AuditSummary | null;
  audits: readonly AuditSummary[];
  stats: Stats;
  subPages: number;
}

/** The state in four figures; in two before the first share, because a zero is no news. */
export function DashboardTiles({ project, audit, audits, stats, subPages }: TilesProps) {
  const texts = useTexts(dashboardTexts);
  const language = useLanguage();
  const nameOf = useSourceName();
  const top = stats.sources.find(({ kind }) => kind === 'share');
  const write = (figure: number, options?: Intl.NumberFormatOptions) => writeNumber(figure, language, options);
  return (
    <div className={`grid border-line border-y sm:grid-cols-2 ${top ? 'lg:grid-cols-[1.35fr_1fr_1fr_1fr]' : ''}`}>
      <ScoreTile {...{ project, audit, audits }} />
      {top && (
        <>
          <Tile label={texts.shares} text={texts.sharesText}>
            <Counter value={stats.shares} language={language} />
          </Tile>
          <Tile
            label={texts.topSource}
            text={texts.topSourceText(write(top.count / stats.shares, { style: 'percent', maximumFractionDigits: 0 }))}
          >
            <span className="block truncate">{nameOf(top)}</span>
          </Tile>
        </>
      )}
      <Tile label={texts.subPages} text={pagesText({ project, subPages }, texts, write)}>
        <Counter value={subPages} language={language} />
      </Tile>
    </div>
  );
}

/** Fewer pages than the site has: because of the plan, or because they were not all read. */
function pagesText(
  { project: { subPagesFound: found, problems }, subPages }: Pick<TilesProps, 'project' | 'subPages'>,
  texts: TextsOf<typeof dashboardTexts>,
  write: (figure: number) => string,
): string | null {
  if (found === null || found <= subPages) return null;
  return problems.some(isLeftOut)
    ? texts.subPagesOfPlan(write(subPages), write(found))
    : texts.subPagesText(write(found));
}

const tileClass =
  'min-w-0 border-line py-6 max-sm:border-b max-sm:last:border-b-0 sm:px-6 sm:max-lg:odd:pl-0 sm:max-lg:even:border-l sm:max-lg:nth-[-n+2]:border-b lg:border-l lg:first:border-l-0 lg:first:pl-0';
const figureClass = 'mt-2 font-[640] font-display text-3xl tracking-tight';
/** Words instead of a figure: quieter, on the figure's line. */
const wordsClass = 'mt-2 flex min-h-10 items-center font-[550] text-ink-faint text-lg';

interface TileProps {
  label: string;
  text?: string | null | undefined;
  children: ReactNode;
}

function Tile({ label, text, children }: TileProps) {
  return (
    <div className={tileClass}>
      <p className="text-ink-soft text-sm">{label}</p>
      <p className={figureClass}>{children}</p>
      {text && <p className="mt-1 text-ink-faint text-sm">{text}</p>}
    </div>
  );
}

function ScoreTile({ project, audit, audits }: Pick<TilesProps, 'project' | 'audit' | 'audits'>) {
  const texts = useTexts(dashboardTexts);
  const next = useTexts(nextActionTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const timeZone = useTimeZone();
  const projectSlug = project.slug;
  if (audit === null || audit.score === null) {
    return (
      <div className={tileClass}>
        <p className="text-ink-soft text-sm">{texts.score}</p>
        <p className={wordsClass}>{texts.noScore}</p>
        <p className="mt-2 text-sm">
          <StartAudit isLink {...{ projectSlug }} texts={{ start: next.auditButton, starting: next.starting }} />
        </p>
      </div>
    );
  }
  const at = new Date(audit.finishedAt ?? audit.createdAt);
  return (
    <div className={clsx(tileClass, 'flex items-end justify-between gap-4')}>
      <div className="min-w-0">
        <p className="text-ink-soft text-sm">{texts.score}</p>
        <p className={clsx(figureClass, 'flex items-baseline gap-3', scoreColours[scoreBandOf(audit.score)])}>
          <Counter value={audit.score} language={language} />
          <ScoreChange {...(audit.change ?? noChange)} />
        </p>
        <p className="mt-1 text-ink-faint text-sm">
          {texts.scoreText(fullDate(at, timeZone, language), pagesRead(audit, language))}
        </p>
        <p className="mt-2 text-sm">
          <Link to={pathTo('projectAudit', { projectSlug, auditUuid: audit.uuid })} className="text-link">
            {texts.toAudit}
          </Link>
        </p>
      </div>
      <ScoreCurve scores={audits.map(({ score }) => score ?? 0).reverse()} className="mb-1 w-24 shrink-0" />
    </div>
  );
}
