import { useRef, useState } from 'react';
import type { Route } from '#contract/entities/project.ts';
import { routeNameOf } from '#domain/routing/route-name.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { offlineTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import { type SamplePage, SamplePageChoice } from '#web/studio/sample-page.tsx';

/** The page that a route's designs are shown with, and a way to change it. */
export function RouteSample({ route }: { route: Route }) {
  const texts = useTexts(templatesTexts);
  const { offline } = useTexts(offlineTexts);
  const language = useLanguage();
  const revalidate = useRevalidate();
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { sampleSubPage } = route;
  if (!sampleSubPage) return <p className="mt-1 truncate text-ink-faint text-sm">{texts.noPages}</p>;

  const choose = async (page: SamplePage) => {
    try {
      await api.updateSampleSubPage({ params: { id: String(route.id) }, body: { subPageId: page.id } });
      toast.success(texts.sampleChosen(page.title ?? page.path));
      setChoosing(false);
      button.current?.focus();
    } catch (error) {
      showErrorToast(error, offline);
    }
    await revalidate();
  };
  return (
    <>
      <p className="mt-1 flex min-w-0 items-baseline gap-2 text-ink-faint text-sm">
        <span className="min-w-0 truncate">
          {texts.shownWith}{' '}
          <a href={sampleSubPage.url} target="_blank" rel="noopener noreferrer" className="text-link">
            {sampleSubPage.title ?? sampleSubPage.path}
          </a>
        </span>
        {route.subPageCount > 1 && (
          <button
            ref={button}
            type="button"
            aria-expanded={isChoosing}
            aria-label={texts.changeSampleFor(routeNameOf(route)[language])}
            onClick={() => setChoosing(!isChoosing)}
            className="min-h-6 shrink-0 cursor-pointer text-link"
          >
            {texts.changeSample}
          </button>
        )}
      </p>
      {isChoosing && (
        <div className="mt-3 w-96 max-w-full">
          <SamplePageChoice
            projectId={route.projectId}
            routeId={route.id}
            pages={[]}
            page={sampleSubPage}
            onChange={choose}
          />
        </div>
      )}
    </>
  );
}
