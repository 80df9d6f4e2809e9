import { useState } from 'react';
import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { apiContext, siteContext } from '#web/context.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';
import { platformOfSlug } from '#web/guides.ts';
import { labTexts } from '#web/i18n/admin/lab.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { pathTo as pathIn } from '#web/path-to.ts';
import { usePathTo } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { CaseList } from './lab-run/case-list.tsx';
import { ComparisonModal } from './lab-run/comparison-modal.tsx';
import { shownCases } from './lab-run/shown-cases.server.ts';

export const meta = appMeta;

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const run = await answerOf(() => context.get(apiContext).getLabRun({ params: { id: params.runId ?? '' } }));
  const platform = platformOfSlug(url.searchParams.get('platform') ?? undefined) ?? 'whatsapp';
  const cases = shownCases(run, context.get(siteContext).url, platform, languageOfPath(url.pathname));
  return { run, platform, cases };
}

export const action = ({ request, params, context, url }: ActionFunctionArgs) => {
  const api = context.get(apiContext);
  const run = { id: params.runId ?? '' };
  return runAction(request, {
    publish: (form) => api.changeLabRun({ params: run, body: { isPublished: textOf(form, 'isPublished') === 'true' } }),
    comparison: (_, id) => api.deleteLabComparison({ params: { id } }),
    run: async () => {
      await api.deleteLabRun({ params: run });
      throw redirect(pathIn('adminLab', languageOfPath(url.pathname)));
    },
  });
};

/** One run: its addresses, and for one platform our card of every case beside what people saw. */
export default function AdminLabRun() {
  const { run, platform, cases } = useLoaderData<typeof loader>();
  const texts = useTexts(labTexts);
  const common = useTexts(commonTexts);
  const pathTo = usePathTo();
  const { act, isBusy } = useAction({ publish: texts.saved, comparison: texts.deleted });
  const { ask, modal: question } = useConfirmation();
  const [adding, setAdding] = useState<string | null>(null);
  const seenHere = run.comparisons.filter((one) => one.platform === platform);
  const labCase = cases.find(({ id }) => id === adding);
  return (
    <Screen
      heading={run.name}
      lead={
        <>
          <Timestamp iso={run.createdAt} isFull /> · {texts.requestsOf(run.recorded)}
          {run.importedAt && ` · ${texts.importedRun}`}
        </>
      }
      links={
        <Link to={pathTo('adminLab')} className="text-link">
          {texts.allRuns}
        </Link>
      }
      actions={
        <RunActions
          run={run}
          isBusy={isBusy('publish')}
          onPublish={() => act('publish', { isPublished: String(!run.publishedAt) })}
          onDelete={() =>
            ask({
              title: texts.deleteRun,
              description: texts.deleteRunText,
              confirm: texts.delete,
              onConfirm: () => act('run'),
            })
          }
        />
      }
    >
      <div className="grid gap-10">
        <CodeBlock
          bounded
          title={texts.addresses(cases.length)}
          code={cases.map(({ address }) => address).join('\n')}
          texts={common}
        />
        <Form method="get" className="flex flex-wrap items-end gap-3">
          <Choice
            key={platform}
            name="platform"
            label={texts.platform}
            defaultValue={platform}
            options={Object.entries(platformNames).map(([value, label]) => ({ value, label }))}
            className="w-full sm:w-60"
          />
          <Button type="submit" variant="outline">
            {texts.show}
          </Button>
        </Form>
        <CaseList
          cases={cases}
          comparisons={seenHere}
          requests={run.requests}
          onAdd={setAdding}
          onDelete={(id) =>
            ask({
              title: texts.deleteComparison,
              description: texts.deleteComparisonText,
              confirm: texts.delete,
              onConfirm: () => act('comparison', { id: String(id) }),
            })
          }
        />
      </div>
      {labCase && (
        <ComparisonModal
          key={labCase.id}
          runId={run.id}
          platform={platform}
          labCase={labCase}
          before={seenHere.at(-1) ?? null}
          onClose={() => setAdding(null)}
        />
      )}
      {question}
    </Screen>
  );
}

interface RunActionsProps {
  run: { id: number; publishedAt: string | null };
  isBusy: boolean;
  onPublish: () => void;
  onDelete: () => void;
}

function RunActions({ run: { id, publishedAt }, isBusy, onPublish, onDelete }: RunActionsProps) {
  const texts = useTexts(labTexts);
  const apiUrl = useRootData()?.apiUrl ?? '/api';
  return (
    <>
      <Badge tone={publishedAt ? 'good' : 'neutral'}>{publishedAt ? texts.published : texts.notPublished}</Badge>
      <Button variant="outline" state={isBusy ? 'loading' : 'idle'} onClick={onPublish}>
        {publishedAt ? texts.unpublish : texts.publish}
      </Button>
      <a href={`${apiUrl}/admin/lab/runs/${id}/file`} download className={buttonClass('outline')}>
        {texts.export}
      </a>
      <Button variant="bad" onClick={onDelete}>
        {texts.deleteRun}
      </Button>
    </>
  );
}
