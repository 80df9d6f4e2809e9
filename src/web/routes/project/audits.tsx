import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { AuditSummary } from '#contract/entities/audit.ts';
import { fullDate } from '#domain/format/dates.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { RunningAudit } from '#web/components/audit/running-audit.tsx';
import { Chart } from '#web/components/chart/chart.tsx';
import { findUnreadable } from '#web/components/integration/unreadable-site.server.ts';
import { UnreadableSite } from '#web/components/integration/unreadable-site.tsx';
import { runningJob } from '#web/components/job/project-jobs.server.ts';
import { pageOfQuery } from '#web/components/listing/list-query.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { auditsTexts } from '#web/i18n/project/audits.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { useTimeZone } from '#web/root-data.ts';
import { AuditTable } from './audits/audit-table.tsx';

export const meta = appMeta;

export function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { id } = requireProject(context, url);
  return answerOf(async () => {
    const [audits, job, { plan, usage }, unreadable] = await Promise.all([
      api.listAudits({ params: { id: String(id) }, query: { page: pageOfQuery(url) } }),
      runningJob(api, id, ['crawl-site']),
      api.getPlan({ params: { id: String(id) } }),
      findUnreadable(api, id),
    ]);
    return {
      audits,
      running: audits.items.find(({ status }) => status !== 'completed') ?? null,
      job,
      plan,
      usage,
      unreadable,
    };
  });
}

export function action({ request, url, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const project = requireProject(context, url);
  return runAction(request, {
    start: () => api.startAudit({ params: { id: String(project.id) } }),
    cancel: (_, id) => api.cancelAudit({ params: { id } }),
  });
}

export default function Audits() {
  const { audits, running, job, plan, usage, unreadable } = useLoaderData<typeof loader>();
  const texts = useTexts(auditsTexts);
  const own = useTexts(appScreenTexts.audits);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language);
  const { act, isBusy } = useAction({ cancel: texts.cancelled });
  const start = (
    <Button
      variant="signal"
      disabled={running !== null}
      state={isBusy('start') ? 'loading' : 'idle'}
      loadingText={texts.starting}
      onClick={() => act('start')}
    >
      {texts.start}
    </Button>
  );
  return (
    <Screen
      heading={own.heading}
      lead={
        <>
          {texts.lead}{' '}
          {texts.used(plan.basePlan === 'free', write(usage.monitoringThisMonth), write(plan.monitoringEvents))}
        </>
      }
      actions={audits.total > 0 && start}
    >
      <div className="grid gap-10">
        <UnreadableSite why={unreadable} />
        {running && <RunningAudit audit={running} job={job} onCancel={() => act('cancel', { id: running.uuid })} />}
        <ScoreHistory audits={audits.items} />
        <AuditTable
          audits={audits}
          empty={
            <div className="rounded-lg border border-line">
              <EmptyState level={2} drawing="frame" title={own.emptyTitle} description={own.emptyText} action={start} />
            </div>
          }
        />
      </div>
    </Screen>
  );
}

/** Two points are already a line in the table; a curve begins with three. */
const FEWEST = 3;

export function ScoreHistory({ audits }: { audits: readonly AuditSummary[] }) {
  const texts = useTexts(auditsTexts);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const scored = audits.filter(({ score }) => score !== null).toReversed();
  if (scored.length < FEWEST) return null;
  return (
    <section>
      <h2 className="mb-6 text-xl">{texts.history}</h2>
      <Chart
        height={160}
        days={scored.map(({ createdAt }) => fullDate(new Date(createdAt), timeZone, language))}
        series={[{ name: texts.scoreUnit, values: scored.map(({ score }) => score ?? 0) }]}
        language={language}
        texts={{ caption: texts.curve, day: texts.date }}
      />
    </section>
  );
}
