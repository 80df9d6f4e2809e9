import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { writeNumber } from '#domain/format/numbers.ts';
import { requireProject } from '../../access/projects.server.ts';
import { runAction } from '../../components/actions/run-action.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { runningJob } from '../../components/job/project-jobs.server.ts';
import { pageOfQuery } from '../../components/paging/use-paging.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { apiContext } from '../../context.ts';
import { answerOf } from '../../forms/call-api.server.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { auditsTexts } from '../../i18n/project/audits.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { AuditTable } from './audits/audit-table.tsx';
import { RunningAudit } from './audits/running-audit.tsx';
import { ScoreHistory } from './audits/score-history.tsx';

export const meta = appMeta;

export function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { id } = requireProject(context, url);
  return answerOf(async () => {
    const [audits, job, { plan, usage }] = await Promise.all([
      api.listAudits({ params: { id: String(id) }, query: { page: pageOfQuery(url) } }),
      runningJob(api, id, ['crawl-site']),
      api.getPlan({ params: { id: String(id) } }),
    ]);
    return { audits, running: audits.items.find(({ status }) => status !== 'completed') ?? null, job, plan, usage };
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
  const { audits, running, job, plan, usage } = useLoaderData<typeof loader>();
  const texts = useTexts(auditsTexts);
  const own = useTexts(appScreenTexts.audits);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language);
  const { act, isBusy, answer } = useAction({ cancel: texts.cancelled });
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
        {running && (
          <RunningAudit
            audit={running}
            job={job ?? (answer?.intent === 'start' ? (answer.job ?? null) : null)}
            onCancel={() => act('cancel', { id: running.uuid })}
          />
        )}
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
