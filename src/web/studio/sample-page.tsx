import { lazy, Suspense, useState } from 'react';
import type { SubPage } from '#contract/entities/project.ts';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { IconButton } from '#web/components/ui/button.tsx';
import { ChevronRight } from '#web/components/ui/icons.tsx';
import type { LoadSelectPage } from '#web/components/ui/select-pages.ts';
import { offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { studioTexts } from '#web/i18n/project/studio.ts';
import { ChevronLeft } from '#web/studio/studio-icons.tsx';

const SearchableSelect = lazy(async () => ({
  default: (await import('#web/components/ui/searchable-select.tsx')).SearchableSelect<SamplePage>,
}));

export type SamplePage = Pick<SubPage, 'id' | 'url' | 'path' | 'title'>;

interface SamplePageChoiceProps {
  projectId: number;
  routeId: number | null;
  /** The first pages of the route, for browsing. */
  pages: readonly SamplePage[];
  page: SamplePage | null;
  onChange: (page: SamplePage) => void;
}

interface RouteSamplePageProps extends SamplePageChoiceProps {
  /** The page that the route is shown with everywhere else. */
  sampleId: number | null;
}

/** In the tools: any page to preview, and one click makes it the page that the route is shown with everywhere. */
export function RouteSamplePage({ sampleId, ...choice }: RouteSamplePageProps) {
  const texts = useTexts(studioTexts);
  const { offline } = useTexts(offlineTexts);
  const [savedId, setSavedId] = useState(sampleId);
  const { page, routeId } = choice;
  const keep = async () => {
    if (!page || routeId === null) return;
    try {
      await api.updateSampleSubPage({ params: { id: String(routeId) }, body: { subPageId: page.id } });
      setSavedId(page.id);
      toast.success(texts.sampleSaved);
    } catch (error) {
      showErrorToast(error, offline);
    }
  };
  return (
    <div>
      <SamplePageChoice {...choice} />
      {page && routeId !== null && page.id !== savedId && (
        <button type="button" onClick={keep} className="mt-1.5 cursor-pointer text-link text-sm">
          {texts.keepSample}
        </button>
      )}
    </div>
  );
}

/** Which page the image is drawn with: search, or browse the first ones. */
export function SamplePageChoice({ projectId, routeId, pages, page, onChange }: SamplePageChoiceProps) {
  const texts = useTexts(studioTexts);
  const load: LoadSelectPage<SamplePage> = async ({ query, page: at, pageSize }) => {
    const found = await api.listSubPages({
      params: { id: String(projectId) },
      query: {
        page: at + 1,
        perPage: pageSize,
        ...(query ? { search: query } : {}),
        ...(routeId === null ? {} : { routeId }),
      },
    });
    return { items: found.items, more: found.page * found.perPage < found.total };
  };
  const at = pages.findIndex(({ id }) => id === page?.id);
  const leaf = (step: number) => {
    const next = pages[(at + step + pages.length) % pages.length];
    if (next) onChange(next);
  };
  return (
    <div className="flex min-w-0 items-end gap-1">
      <div className="min-w-0 flex-1">
        <Suspense fallback={<div className="h-[4.1rem]" />}>
          <SearchableSelect
            label={texts.samplePage}
            load={load}
            keyOf={({ id }) => String(id)}
            nameOf={({ title, path }) => title ?? path}
            detailOf={({ path }) => path}
            value={page}
            onChange={(next) => next && onChange(next)}
            texts={{
              placeholder: texts.choosePage,
              search: texts.searchPage,
              nothingFound: texts.nothingFound,
              loading: texts.loading,
              failed: texts.failed,
              retry: texts.retry,
            }}
          />
        </Suspense>
      </div>
      {pages.length > 1 && (
        <>
          <IconButton label={texts.previousPage} onClick={() => leaf(-1)}>
            <ChevronLeft aria-hidden className="size-4" />
          </IconButton>
          <IconButton label={texts.nextPage} onClick={() => leaf(1)}>
            <ChevronRight aria-hidden className="size-4" />
          </IconButton>
        </>
      )}
    </div>
  );
}
