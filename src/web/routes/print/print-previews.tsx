import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { reportHeaders } from '#web/routes/audit/report-headers.ts';
import { CopyPreviews } from './copy-sheet.tsx';
import { loadSheet } from './load-sheet.server.ts';
import { NoSheet } from './no-sheet.tsx';
import { AuditPreviews, PitchPreviews } from './previews-sheets.tsx';
import { sheetMeta } from './sheet-meta.ts';

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
