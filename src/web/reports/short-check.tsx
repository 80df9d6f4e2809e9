import { SiteIssues, SuggestedTag } from '#web/components/audit/site-issues.tsx';
import { SubPageCards } from '#web/components/audit/sub-page-cards.tsx';
import { publicReportTexts } from '#web/i18n/audit/reports.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { NextStep, offersAccount, SignUp, SignUpLine } from './next-step.tsx';
import type { NextStepActionData, Report } from './report.server.ts';
import { ReportHeader } from './report-header.tsx';
import { ReportSection, ScoreSection } from './report-section.tsx';
import { shopNameOf } from './shop-name.tsx';

/** The issues that are worth a person's next hour. */
const FIRST_ISSUES = 3;

type Done = Extract<Report, { state: 'done' }>;

/** /check: the short answer to "how do my links look?", and what to do next. */
export function ShortCheck({
  audit,
  examples,
  slug,
  presentation,
  hasPdf,
  look,
  answer,
}: Done & { answer: NextStepActionData | null }) {
  const texts = useTexts(publicReportTexts);
  const pathTo = usePathTo();
  const [example] = examples;
  const first = audit.issues.slice(0, FIRST_ISSUES);
  const isOffered = offersAccount({ audit, look });
  const rest = audit.issues.length - first.length;
  return (
    <article className="report page-width pt-6 pb-section">
      <ReportHeader
        {...{ audit, slug, presentation, hasPdf }}
        eyebrow={texts.check}
        heading={shopNameOf(audit.project)}
      />
      <ScoreSection audit={audit} />
      {isOffered && <SignUpLine audit={audit} className="mt-8" />}
      <ReportSection title={texts.fixFirst}>
        <SiteIssues
          all={audit.pagesDone}
          issues={first}
          unfolded="first"
          pages={audit.pages}
          hrefOf={({ auditSubPageId }) =>
            pathTo('checkSubPage', { projectSlug: slug, auditSubPageId: String(auditSubPageId) })
          }
          tagBlock={(code) => <SuggestedTag code={code} />}
        />
        <p className="mt-5">
          <a href={pathTo('audit', { projectSlug: slug })} className="text-link">
            {rest > 0 ? texts.wholeAuditMore(rest) : texts.wholeAudit}
          </a>
        </p>
      </ReportSection>
      {example?.result && (
        <ReportSection
          title={texts.example}
          text={`${texts.exampleText(example.title ?? example.path)} ${texts.unfoldHint}`}
        >
          <SubPageCards platforms={example.result.platforms} imageType={example.type} />
        </ReportSection>
      )}
      {isOffered && <SignUp audit={audit} />}
      {/* The next step with an agency is to write to the agency. */}
      {!look && <NextStep answer={answer} />}
    </article>
  );
}
