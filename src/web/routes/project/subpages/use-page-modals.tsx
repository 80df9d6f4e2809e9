import { lazy, Suspense, useState } from 'react';
import type { JobProgress, SubPage } from '#contract/entities/project.ts';

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
