import { Link } from 'react-router';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { onboardingTexts } from '#web/i18n/project/onboarding.ts';
import { usePathTo } from '#web/paths.ts';
import { RouteCard } from './route-card.tsx';
import { routesToShow } from './setup-routes.ts';
import type { Setup } from './use-setup.ts';

/** One card per route; choosing sets a design live. */
export function TemplatesStep({ setup, project }: { setup: Setup; project: ProjectSummary }) {
  const texts = useTexts(onboardingTexts);
  const pathTo = usePathTo();
  if (setup.hasFailed)
    return (
      <div role="alert" className="text-sm">
        <p>{texts.failed}</p>
        <Button size="sm" variant="outline" className="mt-3" onClick={setup.reload}>
          {texts.again}
        </Button>
      </div>
    );
  if (setup.routes === null)
    return (
      <div aria-busy className="grid gap-4">
        <Skeleton width="60%" />
        <Skeleton width="90%" />
        <Skeleton width="75%" />
      </div>
    );
  const all = (
    <Link to={pathTo('templates', { projectSlug: project.slug })} className="text-link">
      {texts.allTemplates}
    </Link>
  );
  if (setup.routes.length === 0)
    return (
      <div className="grid gap-3 text-sm">
        <p className="text-ink-soft">{setup.isReading ? texts.readingRoutes : texts.oneTemplate}</p>
        {!setup.isReading && <p>{all}</p>}
      </div>
    );
  return (
    <>
      <ul className="grid gap-4">
        {routesToShow(setup).map((route) => (
          <RouteCard
            // Anew once a page was read: designs are shown with it.
            key={`${route.id}-${route.subPageCount > 0}`}
            route={route}
            templates={setup.templates.filter(({ routeId }) => routeId === route.id)}
            isIntegrated={setup.isIntegrated === true}
            onChosen={setup.reload}
          />
        ))}
      </ul>
      <p className="mt-5 text-sm">{all}</p>
    </>
  );
}
