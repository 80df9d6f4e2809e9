import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { appTexts } from '#web/i18n/app/frame.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { AppData } from '#web/layouts/app.tsx';
import { usePathTo } from '#web/paths.ts';
import { sectionTabs, useOpenPlace } from './section-places.ts';

/** The screens of the open section, one row of links above the screen. */
export function SectionTabs({ user, project }: Pick<AppData, 'user' | 'project'>) {
  const texts = useTexts(appTexts);
  const pathTo = usePathTo();
  const place = useOpenPlace();
  const row = useRef<HTMLElement>(null);
  const tab = place?.tab;
  // On a phone the row is wider than the window: the open tab is brought into it, and nothing else moves.
  useEffect(() => {
    const current = tab && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3;
  }, [tab]);
  if (!place || !project) return null;
  const isAdmin =
    user.role === 'superadmin' ||
    user.userToProject.some((one) => one.project.id === project.id && one.role === 'admin');
  return (
    <nav
      ref={row}
      aria-label={texts[place.section]}
      className="fade-sideways relative flex overflow-x-auto border-line border-b pt-2 lg:[--row-start:2.5rem]"
    >
      {sectionTabs[place.section].map((one) =>
        'adminOnly' in one && !isAdmin ? null : (
          <Link
            key={one.screen}
            to={pathTo(one.screen, { projectSlug: project.slug })}
            prefetch="intent"
            aria-current={one.screen === place.tab ? 'page' : undefined}
            className="-mb-px flex h-11 shrink-0 items-center border-transparent border-b-2 text-ink-soft text-sm hover:text-ink aria-[current]:border-signal aria-[current]:font-[550] aria-[current]:text-ink"
          >
            {texts[one.text]}
          </Link>
        ),
      )}
    </nav>
  );
}
