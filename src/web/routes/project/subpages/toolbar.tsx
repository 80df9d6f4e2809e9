import type { Route } from '#contract/entities/project.ts';
import { routeNameOf } from '#domain/routing/route-name.ts';
import { ListSearch } from '../../../components/listing/list-search.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { subPagesTexts } from '../../../i18n/project/sub-pages.ts';

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
