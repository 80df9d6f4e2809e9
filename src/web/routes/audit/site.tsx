import '#web/reports/report.css';
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Audit } from '#contract/entities/audit.ts';
import { SignedReport } from '#web/components/audit/guide-link.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { publicReportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { TryItYourself } from '#web/layouts/parts/audit-call-to-action.tsx';
import { LanguageSwitch } from '#web/layouts/parts/language-switch.tsx';
import { usePathTo } from '#web/paths.ts';
import { BeforeAfter } from '#web/reports/before-after.tsx';
import { DemoPage } from '#web/reports/demo-page.tsx';
import { FullAudit } from '#web/reports/full-audit.tsx';
import { postNextStep, type Report, reportOf } from '#web/reports/report.server.ts';
import { isIndexed, reportHeaders, reportMeta } from '#web/reports/report-meta.ts';
import { RunningAudit } from '#web/reports/running-audit.tsx';
import { ShortCheck } from '#web/reports/short-check.tsx';

export const meta: MetaFunction<typeof loader> = (args) => reportMeta(args, args.loaderData);

export async function loader(args: LoaderFunctionArgs) {
  const report = await reportOf(args);
  return data(report, { headers: reportHeaders(isIndexed(report)) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const action = (args: ActionFunctionArgs) => postNextStep(args);

/** /audit, /check and /demo of one website: three views of the same result. */
export default function AuditSite() {
  const report = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  if (report.state === 'running') return <RunningAudit progress={report.progress} />;
  if (report.state === 'study') return <ClientDemo {...report} />;
  if (report.state === 'failed') return <FailedAudit audit={report.audit} />;
  const views = {
    check: <ShortCheck {...report} answer={answer} />,
    demo: <BeforeAfter {...report} />,
    audit: <FullAudit {...report} />,
  };
  return <SignedReport isSigned={report.look !== null}>{views[report.presentation]}</SignedReport>;
}

/** /demo of a shop that has no project of its own: chosen pages with our comments, before and after. */
export function ClientDemo({ title, pages, look }: Extract<Report, { state: 'study' }>) {
  const texts = useTexts(publicReportTexts);
  return (
    <>
      <article className="report page-width pt-6 pb-section">
        <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div className="min-w-0">
            <p className="eyebrow">{texts.demo}</p>
            <h1 className="mt-1 text-4xl [overflow-wrap:anywhere]">{title}</h1>
          </div>
          <LanguageSwitch />
        </header>
        <p className="mt-6 max-w-text text-ink-soft text-lg">{texts.demoLead}</p>
        <p className="mt-2 max-w-text text-ink-faint text-sm">{texts.exampleNote}</p>
        {pages.map((page) => (
          <DemoPage key={page.id} {...page} />
        ))}
      </article>
      {!look && <TryItYourself />}
    </>
  );
}

/** No page could be read. Uses the words of docs/specification.md#s8.6, and says why. */
export function FailedAudit({ audit }: { audit: Audit }) {
  const texts = useTexts(publicReportTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  return (
    <section className="page-width pt-6 pb-section">
      <p className="eyebrow">{texts.audit}</p>
      <h1 className="mt-1 mb-10 text-4xl [overflow-wrap:anywhere]">{audit.project.address}</h1>
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState
          level={2}
          drawing="search"
          title={texts.failed}
          description={audit.failure?.text[language]}
          action={<ButtonLink href={`${pathTo('home')}#try-out`}>{texts.tryAgain}</ButtonLink>}
        />
      </div>
    </section>
  );
}
