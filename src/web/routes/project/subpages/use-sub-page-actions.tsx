import { lazy, Suspense, useState } from 'react';
import type { JobProgress, SubPage } from '#contract/entities/project.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { subPagesTexts } from '#web/i18n/project/sub-pages.ts';
import type { SubPagesData } from './sub-pages.server.ts';

/** The screen's requests about its pages, and their results. */
export function useSubPageActions({ job, shotJob }: Pick<SubPagesData, 'job' | 'shotJob'>) {
  const texts = useTexts(subPagesTexts);
  const said = { refresh: texts.refreshed, delete: texts.deleted, restore: texts.restored, stop: texts.stopped };
  const { act, isBusy, answer } = useAction(said);
  const { ask, modal } = useConfirmation();
  const [ignored, setIgnored] = useState<SubPage | null>(null);
  const work: JobProgress | null =
    job ?? (answer?.intent === 'fetch' || answer?.intent === 'read-all' ? (answer.job ?? null) : null);
  const isIgnoredNow = answer?.intent === 'ignore' && !answer.refusal && answer.id === ignored?.uuid;

  const ignore = async (page: SubPage) => {
    setIgnored(page);
    await act('ignore', { id: page.uuid });
  };
  const restore = ({ uuid }: SubPage) => act('restore', { id: uuid });
  const undoIgnore = (page: SubPage) => {
    setIgnored(null);
    restore(page);
  };
  const confirmDelete = (page: SubPage) =>
    ask({
      title: texts.deleteTitle,
      description: texts.deleteText(page.path),
      confirm: texts.delete,
      onConfirm: () => act('delete', { id: page.uuid }),
    });
  return {
    isBusy,
    /** The reading of pages that runs, or was just started. */
    work,
    shotWork: answer?.intent === 'screenshot' && answer.job ? answer.job : shotJob,
    /** The page just ignored, while this can be undone. */
    ignored: isIgnoredNow ? ignored : null,
    confirmation: modal,
    fetchPages: () => act('fetch'),
    readAll: () => act('read-all'),
    stop: () => act('stop'),
    refresh: ({ uuid }: SubPage) => act('refresh', { id: uuid }),
    takeScreenshot: (page: SubPage, wait: number) => act('screenshot', { id: page.uuid, wait: String(wait) }),
    ignore,
    undoIgnore,
    restore,
    confirmDelete,
  };
}

// Modals are loaded when first opened.
const DesignModal = lazy(() => import('./design-modal.tsx'));
const ScreenshotModal = lazy(() => import('./screenshot-modal.tsx'));

interface PageModalsOptions {
  pages: SubPage[];
  shotJob: JobProgress | null;
  onTake: (page: SubPage, wait: number) => void;
}

/** The modals of one page of the list. They show what the list says about it by now. */
export function usePageModals({ pages, shotJob, onTake }: PageModalsOptions) {
  const [shot, setShot] = useState<number | null>(null);
  const [wasShot, setWasShot] = useState(false);
  const [design, setDesign] = useState<{ page: SubPage; open: boolean } | null>(null);
  const modals = (
    <>
      {wasShot && (
        <Suspense fallback={null}>
          <ScreenshotModal
            page={pages.find(({ id }) => id === shot) ?? null}
            job={shotJob}
            onTake={onTake}
            onClose={() => setShot(null)}
          />
        </Suspense>
      )}
      {design && (
        <Suspense fallback={null}>
          <DesignModal
            key={design.page.uuid}
            page={pages.find(({ id }) => id === design.page.id) ?? design.page}
            open={design.open}
            onClose={() => setDesign({ ...design, open: false })}
          />
        </Suspense>
      )}
    </>
  );
  return {
    modals,
    openShot: ({ id }: SubPage) => {
      setShot(id);
      setWasShot(true);
    },
    openDesign: (page: SubPage) => setDesign({ page, open: true }),
  };
}
