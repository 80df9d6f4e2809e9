import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSubmit,
} from 'react-router';
import { Moment } from '../../components/moment/moment.tsx';
import { pageOfQuery, usePaging } from '../../components/paging/use-paging.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Table } from '../../components/ui/table.tsx';
import { apiContext } from '../../context.ts';
import { answerOf, attempt, textOf } from '../../forms/attempt.server.ts';
import { FormAlert, FormDone } from '../../forms/form-alert.tsx';
import { adminTexts } from '../../i18n/admin.ts';
import { appScreenTexts } from '../../i18n/app-screens.ts';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  answerOf(() => context.get(apiContext).listFailedJobs({ query: { page: pageOfQuery(url) } }));

export async function action({ request, context }: ActionFunctionArgs) {
  const id = textOf(await request.formData(), 'id');
  const { refusal } = await attempt(() => context.get(apiContext).retryJob({ params: { id } }));
  return data({ refusal: refusal ?? null }, { status: refusal?.status ?? 200 });
}

export default function AdminJobs() {
  const list = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const submit = useSubmit();
  const texts = useTexts(adminTexts);
  const own = useTexts(appScreenTexts.adminJobs);
  const common = useTexts(commonTexts);
  return (
    <Screen heading={own.heading}>
      <div className="grid gap-6">
        <FormAlert refusal={answer?.refusal} />
        <FormDone message={answer && !answer.refusal ? texts.retried : null} />
        <Table
          rows={list.items}
          keyOf={(job) => job.id}
          paging={usePaging(list)}
          texts={{ ...common, caption: own.heading }}
          empty={<EmptyState drawing="frame" title={own.emptyTitle} description={own.emptyText} level={2} />}
          actions={(job) => (
            <Button size="sm" variant="outline" onClick={() => submit({ id: job.id }, { method: 'post' })}>
              {texts.retry}
            </Button>
          )}
          columns={[
            { key: 'name', header: texts.job, main: true, cell: (job) => job.name },
            { key: 'error', header: texts.error, cell: (job) => <span className="break-words">{job.error}</span> },
            { key: 'tries', header: texts.tries, align: 'end', cell: (job) => job.retryCount },
            { key: 'date', header: texts.failedAt, cell: (job) => job.failedAt && <Moment iso={job.failedAt} /> },
          ]}
        />
      </div>
    </Screen>
  );
}
