import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { writeNumber } from '#domain/format/numbers.ts';
import { requireProject } from '../../access/projects.server.ts';
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
import { ReadingProgress } from './subpages/reading-progress.tsx';
import { Toolbar } from './subpages/toolbar.tsx';
import { usePageModals } from './subpages/use-page-modals.tsx';
import { useSubPageActions } from './subpages/use-sub-page-actions.ts';

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
          <Button variant="outline" disabled={isRunning(job)} onClick={actions.readAll}>
            {texts.readAll}
          </Button>
          <AddPage />
        </>
      }
    >
      <div className="grid gap-6">
        {work && <ReadingProgress key={work.id} job={work} onStop={actions.stop} />}
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
