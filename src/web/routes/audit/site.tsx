import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router';
import { SignedReport } from '../../components/audit/guide-link.tsx';
import { BeforeAfter } from './before-after.tsx';
import { ClientDemo } from './client-demo.tsx';
import { FailedAudit } from './failed-audit.tsx';
import { FullAudit } from './full-audit.tsx';
import { reportOf } from './report.server.ts';
import { reportHeaders } from './report-headers.ts';
import { isIndexed, reportMeta } from './report-meta.ts';
import { RunningAudit } from './running-audit.tsx';
import { ShortCheck } from './short-check.tsx';
import { takeNextStep } from './take-next-step.server.ts';
import './report.css';

export const meta: MetaFunction<typeof loader> = (args) => reportMeta(args, args.loaderData);

export async function loader(args: LoaderFunctionArgs) {
  const report = await reportOf(args);
  return data(report, { headers: reportHeaders(isIndexed(report)) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const action = (args: ActionFunctionArgs) => takeNextStep(args);

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
