import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { cardReports } from '#contract/admin-lists/operation.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { platformOfSlug } from '#web/guides.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { cardReportTexts } from '#web/i18n/public/accuracy.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).getCardReport({ params: { id: params.reportId ?? '' } }));

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  runAction(request, {
    state: (form) => {
      const state = textOf(form, 'state') === 'answered' ? 'answered' : 'open';
      return context.get(apiContext).answerCardReport({ params: { id: params.reportId ?? '' }, body: { state } });
    },
  });

/** One report: what somebody saw, and the way to what we draw. */
export default function AdminCardReport() {
  const report = useLoaderData<typeof loader>();
  const texts = useTexts(cardReportTexts);
  const pathTo = usePathTo();
  const { act, isBusy } = useAction({ state: texts.saved });
  const id = platformOfSlug(report.platform);
  const next = report.state === 'open' ? 'answered' : 'open';
  const ours = `${pathTo('preview')}?${new URLSearchParams({ url: report.url })}#platform-${report.platform}`;
  return (
    <Screen
      heading={siteName(report.url)}
      lead={
        <>
          {id ? platformNames[id] : report.platform} · {texts.from} {report.email ?? texts.noAddress} ·{' '}
          <Timestamp iso={report.createdAt} isFull />
        </>
      }
      actions={
        <span className="flex flex-wrap items-center gap-3">
          <Badge tone={report.state === 'open' ? 'warn' : 'good'}>
            {cardReports.choice.values[report.state][useLanguage()]}
          </Badge>
          <Button
            variant="outline"
            state={isBusy('state') ? 'loading' : 'idle'}
            onClick={() => act('state', { state: next })}
          >
            {next === 'answered' ? texts.markAnswered : texts.markOpen}
          </Button>
        </span>
      }
    >
      <div className="grid gap-6">
        <p className="max-w-text whitespace-pre-wrap [overflow-wrap:anywhere]">{report.message}</p>
        {report.image && (
          <img
            src={report.image}
            alt={texts.screenshot}
            className="max-w-full justify-self-start rounded-lg border border-line"
          />
        )}
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <a href={ours} className="text-link">
            {texts.ourCard}
          </a>
          <Link to={pathTo('adminCardReports')} className="text-link">
            {texts.back}
          </Link>
        </p>
      </div>
    </Screen>
  );
}
