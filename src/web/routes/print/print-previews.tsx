import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { CopyPreviews } from '#web/print-sheets/copy-sheet.tsx';
import { loadSheet } from '#web/print-sheets/load-sheet.server.ts';
import { AuditPreviews, PitchPreviews } from '#web/print-sheets/previews-sheets.tsx';
import { NoSheet } from '#web/print-sheets/sheet.tsx';
import { sheetMeta } from '#web/print-sheets/sheet-kind.ts';
import { reportHeaders } from '#web/reports/report-meta.ts';

export const meta: MetaFunction<typeof loader> = (args) => sheetMeta(args, args.loaderData);

export const loader = async (args: LoaderFunctionArgs) =>
  data(await loadSheet(args), { headers: reportHeaders(false) });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Only the previews of a sheet, for printing: before and after, every platform, or in words. */
export default function PrintPreviews() {
  const sheet = useLoaderData<typeof loader>();
  if (sheet.state !== 'done') return <NoSheet state={sheet.state} />;
  if (sheet.kind === 'onepager-audit') return <AuditPreviews {...sheet} />;
  if (sheet.kind === 'onepager-audit-copy') return <CopyPreviews {...sheet} />;
  return <PitchPreviews {...sheet} />;
}
