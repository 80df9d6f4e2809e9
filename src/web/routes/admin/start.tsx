import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OpenCounts } from '#contract/calls/customers.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { customerTexts } from '#web/i18n/admin/customers.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import type { ScreenName } from '#web/screens.ts';

export const meta = appMeta;

export const loader = ({ context }: LoaderFunctionArgs) => answerOf(() => context.get(apiContext).getOperatorDay());

const places: Record<keyof OpenCounts, ScreenName> = {
  planRequests: 'adminPlanRequests',
  cancellations: 'adminCancellations',
  messages: 'adminSupport',
  cardReports: 'adminCardReports',
  failedPayments: 'adminSubscriptions',
  disputes: 'adminIncome',
  failedMails: 'adminMails',
  failedJobs: 'adminJobs',
};

/** Work that waits for the operator, and today compared with a week ago. */
export default function AdminStart() {
  const { open, figures } = useLoaderData<typeof loader>();
  const texts = useTexts(customerTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const names = Object.keys(places) as (keyof OpenCounts)[];
  const waiting = names.filter((name) => open[name] > 0);
  const rows = [
    { label: texts.accounts, ...figures.accounts },
    { label: texts.projects, ...figures.projects },
    { label: texts.checks, ...figures.checks },
    { label: texts.images, ...figures.images },
    { label: texts.mailsWritten, ...figures.mails },
  ];
  return (
    <Screen heading={useTexts(adminScreenTexts.adminStart).heading}>
      <div className="grid items-start gap-12 xl:grid-cols-2">
        <section>
          <h2 className="text-xl">{texts.openWork}</h2>
          {waiting.length === 0 ? (
            <p className="mt-4 text-ink-soft">{texts.nothingOpen}</p>
          ) : (
            <ul className="mt-4 divide-y divide-line border-line border-y">
              {waiting.map((name) => (
                <li key={name}>
                  <Link
                    to={pathTo(places[name])}
                    className="flex min-h-12 items-center justify-between gap-4 py-2 hover:text-signal"
                  >
                    {texts[name]}
                    <Badge tone={name.startsWith('failed') ? 'bad' : 'warn'}>{writeNumber(open[name], language)}</Badge>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h2 className="text-xl">{texts.today}</h2>
          <table className="figures mt-4 w-full text-right text-sm">
            <thead className="text-ink-faint">
              <tr className="border-line border-b">
                <th scope="col" className="py-2 text-left font-normal">
                  {texts.figure}
                </th>
                <th scope="col" className="py-2 font-normal">
                  {texts.today}
                </th>
                <th scope="col" className="py-2 font-normal">
                  {texts.weekAgo}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map(({ label, today, weekAgo }) => (
                <tr key={label}>
                  <th scope="row" className="py-2.5 text-left font-normal">
                    {label}
                  </th>
                  <td className="py-2.5 font-[550]">{writeNumber(today, language)}</td>
                  <td className="py-2.5 text-ink-faint">{writeNumber(weekAgo, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Screen>
  );
}
