import { type ChangeEvent, useRef, useState } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
} from 'react-router';
import { CallFailed } from '#contract/client.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { importLabRun } from '#web/browser-client.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Table } from '#web/components/ui/table.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, attempt, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { labTexts } from '#web/i18n/admin/lab.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { languageOfPath, useLanguage, useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { pathTo as pathIn } from '#web/path-to.ts';
import { usePathTo } from '#web/paths.ts';

export const meta = appMeta;

export const loader = ({ context }: LoaderFunctionArgs) => answerOf(() => context.get(apiContext).listLabRuns());

/** Starting a run leads to it. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await request.formData();
  const { ok, refusal } = await attempt(() =>
    context.get(apiContext).addLabRun({ body: { name: textOf(form, 'name') } }),
  );
  if (refusal) return { refusal };
  throw redirect(pathIn('adminLabRun', languageOfPath(url.pathname), { runId: String(ok.id) }));
}

export default function AdminLab() {
  const runs = useLoaderData<typeof loader>();
  const texts = useTexts(labTexts);
  const common = useTexts(commonTexts);
  const own = useTexts(adminScreenTexts.adminLab);
  const language = useLanguage();
  const pathTo = usePathTo();
  const number = (count: number) => writeNumber(count, language);
  return (
    <Screen heading={own.heading} lead={texts.lead} actions={<ImportButton />}>
      <div className="grid gap-8">
        <StartForm />
        <Table
          rows={runs}
          keyOf={({ id }) => String(id)}
          texts={{ caption: own.heading, loading: common.loading, actions: common.actions }}
          empty={
            <div className="rounded-lg border border-line">
              <EmptyState level={2} drawing="search" title={own.emptyTitle} description={own.emptyText} />
            </div>
          }
          columns={[
            {
              key: 'run',
              header: texts.run,
              main: true,
              cell: ({ id, name }) => (
                <Link
                  to={pathTo('adminLabRun', { runId: String(id) })}
                  className="inline-flex min-h-6 items-center text-link [overflow-wrap:anywhere]"
                >
                  {name}
                </Link>
              ),
            },
            { key: 'date', header: texts.date, cell: ({ createdAt }) => <Timestamp iso={createdAt} /> },
            { key: 'requests', header: texts.requests, align: 'end', cell: ({ recorded }) => number(recorded) },
            { key: 'compared', header: texts.comparisons, align: 'end', cell: ({ compared }) => number(compared) },
            { key: 'differing', header: texts.differing, align: 'end', cell: ({ differing }) => number(differing) },
            {
              key: 'state',
              header: texts.state,
              cell: ({ publishedAt }) => (
                <Badge tone={publishedAt ? 'good' : 'neutral'}>
                  {publishedAt ? texts.published : texts.notPublished}
                </Badge>
              ),
            },
          ]}
        />
      </div>
    </Screen>
  );
}

function StartForm() {
  const texts = useTexts(labTexts);
  const refusal = useActionData<typeof action>()?.refusal ?? null;
  const { state } = useNavigation();
  return (
    <Form method="post" className="grid max-w-text gap-4" noValidate>
      <FormAlert refusal={refusal} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="name"
          label={texts.name}
          placeholder={texts.namePlaceholder}
          maxLength={120}
          className="min-w-60 flex-1"
          errors={refusal?.errors.name}
        />
        <Button type="submit" variant="signal" state={state === 'submitting' ? 'loading' : 'idle'}>
          {texts.start}
        </Button>
      </div>
    </Form>
  );
}

function ImportButton() {
  const texts = useTexts(labTexts);
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setSending(true);
    try {
      const { id } = await importLabRun(file);
      toast.success(texts.imported);
      await navigate(pathTo('adminLabRun', { runId: String(id) }));
    } catch (error) {
      const detail = error instanceof CallFailed ? (error.errors.file?.[0] ?? error.message) : undefined;
      toast.error(detail ? { title: texts.importFailed, description: detail } : { title: texts.importFailed });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        onChange={send}
        aria-label={texts.importFile}
        className="sr-only"
        tabIndex={-1}
      />
      <Button variant="outline" state={isSending ? 'loading' : 'idle'} onClick={() => input.current?.click()}>
        {texts.importFile}
      </Button>
    </>
  );
}
