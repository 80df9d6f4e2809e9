import { Link } from 'react-router';
import type { Route } from '#contract/entities/project.ts';
import { usePageLinks } from '#web/components/page-links/use-page-links.ts';
import { badgeClass } from '#web/components/ui/badge.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { routesTexts } from '#web/i18n/project/routes.ts';

/** How many pages a route has; on hover or focus the first three, then how many more. Links to the list of them. */
export function PageCount({ route }: { route: Route }) {
  const texts = useTexts(routesTexts);
  const { toRoutePages } = usePageLinks();
  const { subPageCount: count, firstSubPages: first } = route;
  const badge = (
    <Link
      to={toRoutePages(route.id)}
      className={badgeClass(count > 0 ? 'signal' : 'neutral', 'figures hover:underline')}
    >
      {count}
      <span className="sr-only"> {texts.pagesOf(count)}</span>
    </Link>
  );
  if (first.length === 0) return badge;
  return (
    <Tooltip
      side="right"
      content={
        <span className="grid gap-0.5">
          {first.map((path) => (
            <span key={path} className="block max-w-64 truncate">
              {path}
            </span>
          ))}
          {count > first.length && <span className="opacity-75">{texts.andMore(count - first.length)}</span>}
        </span>
      }
    >
      {badge}
    </Tooltip>
  );
}
