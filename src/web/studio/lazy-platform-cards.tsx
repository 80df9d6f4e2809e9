import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { studioTexts } from '#web/i18n/project/studio.ts';
import type { LiveImage } from './draw-design.ts';

const PlatformCards = lazy(() => import('./platform-cards.tsx'));

/** The drawings cost more than the rest of the page: they load on request, and then follow every change. */
export function LazyPlatformCards({ image, page }: { image: LiveImage; page: { url: string } }) {
  const texts = useTexts(studioTexts);
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="on-platforms" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id="on-platforms" className="font-[550] font-sans text-sm tracking-normal">
            {texts.onPlatforms}
          </h2>
          <p className="mt-0.5 text-ink-faint text-sm">{texts.onPlatformsLead}</p>
        </div>
        {!open && (
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            {texts.showPlatforms}
          </Button>
        )}
      </div>
      {open && (
        <div className="mt-5">
          <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
            <PlatformCards {...{ image, page }} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
