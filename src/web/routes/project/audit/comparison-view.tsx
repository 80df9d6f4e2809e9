import clsx from 'clsx';
import { Link } from 'react-router';
import type { AuditComparison, AuditSummary } from '#contract/entities/audit.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { fullDate } from '#domain/format/dates.ts';
import { noChange, ScoreChange } from '#web/components/audit/score-change.tsx';
import { scoreColours } from '#web/components/audit/score-colours.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ArrowRight } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { auditsTexts } from '#web/i18n/project/audits.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { usePathTo } from '#web/paths.ts';
import { useTimeZone } from '#web/root-data.ts';
import { CompareSelect } from './audit-links.tsx';
import { ChangedPage } from './changed-page.tsx';
import type { AuditData } from './load-audit.server.ts';

type ComparisonViewProps = Pick<AuditData, 'audit' | 'others'> & { comparison: AuditComparison };

/** Two audits compared: the scores, then every changed page. */
export function ComparisonView({ audit, others, comparison }: ComparisonViewProps) {
  const texts = useTexts(auditsTexts);
  const pathTo = usePathTo();
  const { before, after, pages } = comparison;
  const date = useDates();
  const changed = pages.filter(({ state }) => state !== 'same');
  const same = pages.length - changed.length;
  return (
    <Screen
      heading={texts.compared}
      lead={texts.comparedLead(date(before), date(after))}
      actions={
        <>
          <CompareSelect others={others} value={before.uuid} />
          <Link
            to={pathTo('projectAudit', { projectSlug: audit.project.slug, auditUuid: audit.uuid })}
            className={buttonClass('outline')}
          >
            {texts.endCompare}
          </Link>
        </>
      }
    >
      <div className="grid gap-12">
        <div className="flex items-center gap-6 border-line border-y py-6 sm:gap-10">
          <Side label={texts.before} score={after.change?.before ?? before.score} date={date(before)} />
          <ArrowRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
          <Side label={texts.after} score={after.change?.after ?? after.score} date={date(after)} />
          <span className="ml-auto text-right">
            <ScoreChange {...(after.change ?? noChange)} />
            {after.change && <span className="block text-ink-faint text-sm">{texts.onCommon(after.change.pages)}</span>}
          </span>
        </div>
        {changed.length === 0 ? (
          <div className="rounded-lg border border-line">
            <EmptyState level={2} title={texts.nothingChanged} description={texts.nothingChangedText} />
          </div>
        ) : (
          <section>
            <h2 className="mb-4 text-xl">{texts.onPages(changed.length)}</h2>
            <ul className="border-line border-b">
              {changed.map((page, at) => (
                <li key={page.url} className="border-line border-t">
                  <ChangedPage page={page} open={at === 0} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {changed.length > 0 && same > 0 && <p className="-mt-6 text-ink-soft text-sm">{texts.samePages(same)}</p>}
      </div>
    </Screen>
  );
}

function useDates() {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (audit: AuditSummary) => fullDate(new Date(audit.finishedAt ?? audit.createdAt), timeZone, language);
}

function Side({ label, score, date }: { label: string; score: number | null; date: string }) {
  return (
    <div className="min-w-0">
      <p className="text-ink-soft text-sm">{label}</p>
      <p
        className={clsx(
          'figures font-[640] font-display text-4xl tracking-tight',
          score === null ? 'text-ink-faint' : scoreColours[scoreBandOf(score)],
        )}
      >
        {score ?? '–'}
      </p>
      <p className="mt-1 text-ink-faint text-sm">{date}</p>
    </div>
  );
}
