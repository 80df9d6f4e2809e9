import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fullDate } from '#domain/format/dates.ts';
import { ExternalLink } from '#web/components/ui/icons.tsx';
import { useAction } from '../../../components/actions/use-action.ts';
import { AuditPageList } from '../../../components/audit/audit-page-list.tsx';
import { DetectedApps } from '../../../components/audit/detected-apps.tsx';
import { SiteIssues } from '../../../components/audit/site-issues.tsx';
import { ReportMenu } from '../../../components/report-menu/report-menu.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { projectReportsTexts } from '../../../i18n/app/reports.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { auditsTexts } from '../../../i18n/project/audits.ts';
import { Screen } from '../../../layouts/parts/screen.tsx';
import { usePathTo } from '../../../paths.ts';
import { useRootData } from '../../../root-data.ts';
import { RunningAudit } from '../audits/running-audit.tsx';
import { CompareSelect } from './compare-select.tsx';
import type { AuditData } from './load-audit.server.ts';
import { PlatformAccordions } from './platform-accordions.tsx';
import { SiteVerdict } from './site-verdict.tsx';
import { ToAudits } from './to-audits.tsx';

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
  const timeZone = useRootData()?.preferences.timeZone ?? 'Europe/Berlin';
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
