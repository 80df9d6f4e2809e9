import { lazy, Suspense, useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { JobProgress, SubPage } from '#contract/entities/project.ts';
import { isoOf } from '#domain/language.ts';
import { requireProject } from '../../access/projects.server.ts';
import { useAction } from '../../components/actions/use-action.ts';
import { useConfirmation } from '../../components/actions/use-confirmation.tsx';
import { JobPanel } from '../../components/job/job-progress.tsx';
import { isRunning } from '../../components/job/use-job.ts';
import { Button } from '../../components/ui/button.tsx';
import { apiContext } from '../../context.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { subPagesTexts } from '../../i18n/project/sub-pages.ts';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { AddPage } from './subpages/add-page.tsx';
import { subPagesAction } from './subpages/answer-sub-pages.server.ts';
import { IgnoredNote } from './subpages/ignored-note.tsx';
import { loadSubPages } from './subpages/load-sub-pages.server.ts';
import { PageTable } from './subpages/page-table.tsx';
import { Toolbar } from './subpages/toolbar.tsx';

// Modals are loaded when first opened.
const DesignModal = lazy(() => import('./subpages/design-modal.tsx'));
const ScreenshotModal = lazy(() => import('./subpages/screenshot-modal.tsx'));

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  loadSubPages(context.get(apiContext), requireProject(context, url).id, url);

export const action = ({ request, url, context }: ActionFunctionArgs) =>
  subPagesAction(context.get(apiContext), requireProject(context, url).id, request);

export default function SubPages() {
  const { list, routes, job, shotJob, filter } = useLoaderData<typeof loader>();
  const texts = useTexts(subPagesTexts);
  const own = useTexts(appScreenTexts.subPages);
  const language = useLanguage();
  const said = { refresh: texts.refreshed, delete: texts.deleted, restore: texts.restored, stop: texts.stopped };
  const { act, isBusy, answer } = useAction(said);
  const [shot, setShot] = useState<number | null>(null);
  const [wasShot, setWasShot] = useState(false);
  const [design, setDesign] = useState<{ page: SubPage; open: boolean } | null>(null);
  const { ask, window } = useConfirmation();
  const [ignored, setIgnored] = useState<SubPage | null>(null);
  const work = job ?? (answer?.intent === 'fetch' || answer?.intent === 'read-all' ? (answer.job ?? null) : null);
  const fetchButton = (
    <Button
      variant="outline"
      disabled={isRunning(job)}
      state={isBusy('fetch') ? 'loading' : 'idle'}
      loadingText={texts.fetching}
      onClick={() => act('fetch')}
    >
      {texts.fetch}
    </Button>
  );
  const ignore = async (page: SubPage) => {
    setIgnored(page);
    await act('ignore', { id: page.uuid });
  };
  const confirmDelete = (page: SubPage) =>
    ask({
      title: texts.deleteTitle,
      description: texts.deleteText(page.path),
      confirm: texts.delete,
      onConfirm: () => act('delete', { id: page.uuid }),
    });
  return (
    <Screen
      heading={own.heading}
      lead={
        list.total > 0 &&
        (filter.isIgnored ? texts.ignoredLead : texts.lead)(list.total.toLocaleString(isoOf[language]))
      }
      actions={
        <>
          {fetchButton}
          <Button variant="outline" disabled={isRunning(job)} onClick={() => act('read-all')}>
            {texts.readAll}
          </Button>
          <AddPage />
        </>
      }
    >
      <div className="grid gap-6">
        {work && <Work key={work.id} job={work} onStop={() => act('stop')} />}
        {ignored && answer?.intent === 'ignore' && !answer.refusal && answer.id === ignored.uuid && (
          <IgnoredNote
            page={ignored}
            onUndo={() => {
              setIgnored(null);
              act('restore', { id: ignored.uuid });
            }}
          />
        )}
        <Toolbar routes={routes} />
        <PageTable
          {...{ list, routes, filter, isBusy }}
          fetchButton={fetchButton}
          onRefresh={({ uuid }) => act('refresh', { id: uuid })}
          onShot={({ id }) => {
            setShot(id);
            setWasShot(true);
          }}
          onDesign={(page) => setDesign({ page, open: true })}
          onIgnore={ignore}
          onRestore={({ uuid }) => act('restore', { id: uuid })}
          onDelete={confirmDelete}
        />
      </div>
      {wasShot && (
        <Suspense fallback={null}>
          <ScreenshotModal
            page={list.items.find(({ id }) => id === shot) ?? null}
            job={answer?.intent === 'screenshot' && answer.job ? answer.job : shotJob}
            onTake={(page, wait) => act('screenshot', { id: page.uuid, wait: String(wait) })}
            onClose={() => setShot(null)}
          />
        </Suspense>
      )}
      {design && (
        <Suspense fallback={null}>
          <DesignModal
            key={design.page.uuid}
            page={list.items.find(({ id }) => id === design.page.id) ?? design.page}
            open={design.open}
            onClose={() => setDesign({ ...design, open: false })}
          />
        </Suspense>
      )}
      {window}
    </Screen>
  );
}

/** Reading a whole site can be stopped. */
function Work({ job, onStop }: { job: JobProgress; onStop: () => void }) {
  const texts = useTexts(subPagesTexts);
  const stop = (
    <Button size="sm" variant="outline" onClick={onStop}>
      {texts.stop}
    </Button>
  );
  return <JobPanel job={job} action={job.name === 'crawl-site' && stop} />;
}
