import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Audit } from '#contract/entities/audit.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { fullDate } from '#domain/format/dates.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { AuditPageList } from '#web/components/audit/audit-page-list.tsx';
import { HowFar, ImageTypes } from '#web/components/audit/audit-summary.tsx';
import { DetectedApps } from '#web/components/audit/detected-apps.tsx';
import { RunningAudit } from '#web/components/audit/running-audit.tsx';
import { ScoreBreakdown } from '#web/components/audit/score-breakdown.tsx';
import { noChange, ScoreChange } from '#web/components/audit/score-change.tsx';
import { scoreColours } from '#web/components/audit/score-colours.ts';
import { SiteIssues } from '#web/components/audit/site-issues.tsx';
import { ReportMenu } from '#web/components/report-menu/report-menu.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Counter } from '#web/components/ui/counter.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ExternalLink } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { auditsTexts, projectReportsTexts } from '#web/i18n/project/audits.ts';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { usePathTo } from '#web/paths.ts';
import { useTimeZone } from '#web/root-data.ts';
import { CompareSelect, ToAudits } from './audit-links.tsx';
import type { AuditData } from './load-audit.server.ts';
import { PlatformAccordions } from './platform-accordions.tsx';

type OverviewProps = Pick<AuditData, 'audit' | 'job' | 'others'> & {
  hasPdf: boolean;
  isOtherMissing?: boolean;
};

/** An audit as a whole: how good, what to do, where, and on which pages. */
export function Overview({ audit, job, others, hasPdf, isOtherMissing }: OverviewProps) {
  const texts = useTexts(auditsTexts);
  const reports = useTexts(projectReportsTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { act } = useAction({ cancel: texts.cancelled });
  const timeZone = useTimeZone();
  const { slug, reportName } = audit.project;
  const name = audit.isNewest ? reportName : audit.lastingName;
  const pageHref = (uuid: string) =>
    `${pathTo('projectAudit', { projectSlug: slug, auditUuid: audit.uuid })}?page=${uuid}`;
  return (
    <Screen
      heading={texts.auditOf(fullDate(new Date(audit.finishedAt ?? audit.createdAt), timeZone, language))}
      lead={audit.project.address}
      actions={
        <>
          {audit.score !== null && <CompareSelect others={others} value={null} />}
          {audit.score !== null && (
            <ButtonLink
              variant="outline"
              href={pathTo('audit', { projectSlug: name })}
              target="_blank"
              icon={<ExternalLink aria-hidden className="size-4" />}
            >
              {texts.publicReport}
            </ButtonLink>
          )}
          <ToAudits />
          {audit.score !== null && (
            <ReportMenu
              name={name}
              label={reports.more(audit.project.address)}
              project={audit.project}
              hasPdf={hasPdf}
            />
          )}
        </>
      }
    >
      <div className="grid gap-14">
        {isOtherMissing && (
          <p role="alert" className="rounded-md bg-warn-soft px-4 py-3 text-sm text-warn">
            {texts.otherMissing}
          </p>
        )}
        {audit.status !== 'completed' && (
          <RunningAudit audit={audit} job={job} onCancel={() => act('cancel', { id: audit.uuid })} />
        )}
        {audit.status === 'completed' && audit.score === null && (
          <div className="rounded-lg border border-line">
            <EmptyState
              level={2}
              title={texts.noResult}
              description={audit.failure?.text[language]}
              action={<ToAudits />}
            />
          </div>
        )}
        {audit.score !== null && (
          <section className="grid gap-x-16 gap-y-12 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <SiteVerdict audit={audit} score={audit.score} />
            <div className="min-w-0">
              <h2 className="mb-4 text-xl">{texts.fixFirst}</h2>
              <SiteIssues issues={audit.issues} all={audit.pagesDone} />
            </div>
          </section>
        )}
        {audit.platforms.length > 0 && (
          <Part title={texts.platforms} text={texts.platformsText}>
            <PlatformAccordions audit={audit} pageHref={pageHref} />
          </Part>
        )}
        {audit.pages.length > 0 && (
          <Part title={texts.pages} text={texts.pagesText}>
            <AuditPageList
              pages={audit.pages}
              issues={audit.issues}
              hrefOf={({ uuid }) => pageHref(uuid)}
              link={({ href, ...link }) => <Link to={href} {...link} />}
            />
          </Part>
        )}
        {audit.detectedApps.length > 0 && (
          <Part title={texts.apps} text={texts.appsText}>
            <DetectedApps apps={audit.detectedApps} />
          </Part>
        )}
      </div>
    </Screen>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 mb-5 text-ink-soft text-sm">{text}</p>
      {children}
    </section>
  );
}

/** The score, a sentence about it, and what it is made of. */
function SiteVerdict({ audit, score }: { audit: Audit; score: number }) {
  const language = useLanguage();
  const verdict = scoreBandOf(score);
  return (
    <div>
      <p className="flex items-baseline gap-3">
        <Counter
          value={score}
          language={language}
          className={clsx('font-[640] font-display text-6xl tracking-tight', scoreColours[verdict])}
        />
        <span className="text-ink-soft">{useTexts(previewTexts).outOf}</span>
        <ScoreChange {...(audit.change ?? noChange)} />
      </p>
      <p className="mt-5 text-balance font-[550] text-xl">{audit.verdict?.[language]}</p>
      {audit.capped && <p className="mt-2 max-w-text text-ink-soft text-sm">{audit.capped[language]}</p>}
      <HowFar audit={audit} className="mt-2 mb-8 text-ink-soft text-sm" />
      <ImageTypes types={audit.types} />
      <div className="mt-8">
        <ScoreBreakdown score={score} parts={audit.scoreParts} />
      </div>
    </div>
  );
}
