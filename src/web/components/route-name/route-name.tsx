import clsx from 'clsx';
import type { Route } from '#contract/entities/project.ts';
import { routeNameOf } from '#domain/routing/route-name.ts';
import { useLanguage } from '#web/i18n/language.tsx';

/** A route as people call it, and its pattern small beside it. */
export function RouteName({ route, className }: { route: Pick<Route, 'path' | 'isFallback'>; className?: string }) {
  const language = useLanguage();
  return (
    <span className={clsx('inline-flex min-w-0 flex-wrap items-baseline gap-x-2', className)}>
      <span>{routeNameOf(route)[language]}</span>
      {!route.isFallback && (
        <code className="font-mono font-normal text-ink-faint text-xs tracking-normal [overflow-wrap:anywhere]">
          {route.path}
        </code>
      )}
    </span>
  );
}
