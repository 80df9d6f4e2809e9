import type { Route } from '#contract/entities/project.ts';
import { ListSearch } from '../../../components/listing/list-search.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { subPagesTexts } from '../../../i18n/project/sub-pages.ts';

/** Search and route; the ignored pages are the last choice. */
export function Toolbar({ routes }: { routes: readonly Route[] }) {
  const texts = useTexts(subPagesTexts);
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
            label: `${route.isFallback ? texts.fallback : route.path} (${route.subPageCount})`,
          })),
          { value: 'ignored', label: texts.ignoredPages },
        ],
      }}
    />
  );
}
