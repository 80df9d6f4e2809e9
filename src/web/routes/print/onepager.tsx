import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { AuditSheet } from '#web/print-sheets/audit-sheet.tsx';
import { CopySheet } from '#web/print-sheets/copy-sheet.tsx';
import { loadSheet } from '#web/print-sheets/load-sheet.server.ts';
import { PitchSheet } from '#web/print-sheets/pitch-sheet.tsx';
import { NoSheet } from '#web/print-sheets/sheet.tsx';
import { sheetMeta } from '#web/print-sheets/sheet-kind.ts';
import { reportHeaders } from '#web/reports/report-meta.ts';

export const meta: MetaFunction<typeof loader> = (args) => sheetMeta(args, args.loaderData);

export const loader = async (args: LoaderFunctionArgs) =>
  data(await loadSheet(args), { headers: reportHeaders(false) });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** /onepager, /onepager-audit and its copy: one site on one sheet of A4. */
export default function Onepager() {
  const sheet = useLoaderData<typeof loader>();
  if (sheet.state !== 'done') return <NoSheet state={sheet.state} />;
  if (sheet.kind === 'onepager-audit') return <AuditSheet {...sheet} />;
  if (sheet.kind === 'onepager-audit-copy') return <CopySheet {...sheet} />;
  return <PitchSheet {...sheet} />;
}
