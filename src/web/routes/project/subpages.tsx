import { lazy } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { JobProgress, Route, SubPage } from '#contract/entities/project.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { routeNameOf } from '#domain/routing/route-name.ts';
import { requireProject } from '#web/access/projects.server.ts';
import { ModalButton } from '#web/components/actions/action-buttons.tsx';
import { UnreadableSite } from '#web/components/integration/unreadable-site.tsx';
import { isRunning, JobPanel } from '#web/components/job/job-progress.tsx';
import { ListSearch } from '#web/components/listing/list-search.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Plus } from '#web/components/ui/icons.tsx';
import { apiContext } from '#web/context.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { subPagesTexts } from '#web/i18n/project/sub-pages.ts';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { PageTable } from './subpages/page-table.tsx';
import { loadSubPages, subPagesAction } from './subpages/sub-pages.server.ts';
import { usePageModals, useSubPageActions } from './subpages/use-sub-page-actions.tsx';

export const meta = appMeta;

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  loadSubPages(context.get(apiContext), requireProject(context, url).id, url);

export const action = ({ request, url, context }: ActionFunctionArgs) =>
  subPagesAction(context.get(apiContext), requireProject(context, url).id, request);

export default function SubPages() {
  const { list, routes, job, shotJob, filter, unreadable } = useLoaderData<typeof loader>();
  const texts = useTexts(subPagesTexts);
  const own = useTexts(appScreenTexts.subPages);
  const language = useLanguage();
  const { isBusy, work, shotWork, ignored, confirmation, ...actions } = useSubPageActions({ job, shotJob });
  const onTake = actions.takeScreenshot;
  const { modals, openShot, openDesign } = usePageModals({ pages: list.items, shotJob: shotWork, onTake });
  const fetchButton = (
    <Button
      variant="outline"
      disabled={isRunning(job)}
      state={isBusy('fetch') ? 'loading' : 'idle'}
      loadingText={texts.fetching}
      onClick={actions.fetchPages}
    >
      {texts.fetch}
    </Button>
  );
  return (
    <Screen
      heading={own.heading}
      lead={list.total > 0 && (filter.isIgnored ? texts.ignoredLead : texts.lead)(writeNumber(list.total, language))}
      actions={
        <>
          {fetchButton}
          <Button
            variant="outline"
            disabled={isRunning(job)}
            state={isBusy('read-all') ? 'loading' : 'idle'}
            loadingText={texts.fetching}
            onClick={actions.readAll}
          >
            {texts.readAll}
          </Button>
          <AddPage />
        </>
      }
    >
      <div className="grid gap-6">
        <UnreadableSite why={unreadable} />
        <ReadingProgress job={work} onStop={actions.stop} />
        {ignored && <IgnoredNote page={ignored} onUndo={() => actions.undoIgnore(ignored)} />}
        <Toolbar routes={routes} />
        <PageTable
          {...{ list, routes, filter, isBusy }}
          fetchButton={fetchButton}
          onRefresh={actions.refresh}
          onShot={openShot}
          onDesign={openDesign}
          onIgnore={actions.ignore}
          onRestore={actions.restore}
          onDelete={actions.confirmDelete}
        />
      </div>
      {modals}
      {confirmation}
    </Screen>
  );
}

const AddPageModal = lazy(() => import('./subpages/add-page-modal.tsx'));

/** Adds a page by its URL. */
export function AddPage() {
  return (
    <ModalButton icon={<Plus aria-hidden className="size-4" />} window={AddPageModal}>
      {useTexts(subPagesTexts).add}
    </ModalButton>
  );
}

/** An ignored page leaves the list at once; this offers to undo it. */
export function IgnoredNote({ page, onUndo }: { page: SubPage; onUndo: () => void }) {
  const texts = useTexts(subPagesTexts);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface px-5 py-3 text-sm"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">{texts.ignored(page.path)}</span>
      <Button size="sm" variant="outline" onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}

/** Reading a whole site can be stopped. */
export function ReadingProgress({ job, onStop }: { job: JobProgress | null; onStop: () => void }) {
  const texts = useTexts(subPagesTexts);
  const stop = (
    <Button size="sm" variant="outline" onClick={onStop}>
      {texts.stop}
    </Button>
  );
  return <JobPanel job={job} action={job?.name === 'crawl-site' && stop} />;
}

/** Search and route; the ignored pages are the last choice. */
export function Toolbar({ routes }: { routes: readonly Route[] }) {
  const texts = useTexts(subPagesTexts);
  const language = useLanguage();
  return (
    <ListSearch
      texts={texts}
      choice={{
        name: 'route',
        label: texts.route,
        options: [
          { value: 'all', label: texts.allRoutes },
          ...routes.map((route) => ({
            value: String(route.id),
            label: `${routeNameOf(route)[language]} (${route.subPageCount})`,
          })),
          { value: 'ignored', label: texts.ignoredPages },
        ],
      }}
    />
  );
}
