import clsx from 'clsx';
import { type ComponentType, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { Pattern } from '#web/components/brand/pattern.tsx';
import { PREFETCH_IDLE_MS } from '#web/constants.ts';
import { connectionOf, mayPrefetch } from '#web/enhance/prefetch-links.ts';
import { appTexts } from '#web/i18n/app/frame.ts';
import { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import type { AppData } from '#web/layouts/app.tsx';
import { usePathTo } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { hiddenInRail } from './hidden-in-rail.ts';
import { ProjectSelector } from './project-selector.tsx';
import { adminItemsOf, projectItems, type SectionItem, superadminProjectItems } from './sections.ts';
import { useOpenPlace } from './use-open-place.ts';

/** Everything in the sidebar below the logo; the same on the desktop and in the drawer on a phone. */
export function SidebarNav({ user, projects, total, project }: AppData) {
  const texts = useTexts(appTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { pathname } = useLocation();
  const hasStripe = useRootData()?.hasStripe ?? false;
  const isSuperadmin = user.role === 'superadmin';
  const items = [...projectItems, ...(isSuperadmin ? superadminProjectItems : [])];
  const selected = useSelectedSection(items, project);
  return (
    <>
      <div className="px-3">
        <ProjectSelector projects={projects} total={total} project={project} />
      </div>
      <nav aria-label={texts.sidebar} className="fade-down mt-5 min-h-0 flex-1 overflow-y-auto overflow-x-hidden px-3">
        {project && (
          <ul className="grid gap-0.5">
            {items.map(({ text, section, screen, icon }) => (
              <NavItem
                key={section}
                label={texts[text]}
                icon={icon}
                href={pathTo(screen, { projectSlug: project.slug })}
                isSelected={section === selected}
              />
            ))}
          </ul>
        )}
        {isSuperadmin && (
          <>
            <p className={clsx('mt-6 mb-1.5 truncate px-3 text-ink-faint text-xs', hiddenInRail)}>
              {texts.superadminGroup}
            </p>
            <ul className="grid gap-0.5">
              {adminItemsOf({ hasStripe }).map(({ screen, icon }) => (
                <NavItem
                  key={screen}
                  label={adminScreenTexts[screen].heading[language]}
                  icon={icon}
                  href={pathTo(screen)}
                  isSelected={pathname.startsWith(pathTo(screen))}
                />
              ))}
            </ul>
          </>
        )}
      </nav>
      {!isSuperadmin && <Pattern className="h-48 shrink-0 text-line [mask-image:linear-gradient(transparent,black)]" />}
    </>
  );
}

/** By the address; a screen whose address names no entry belongs to the entry of its tab, else to that of its section. */
function useSelectedSection(items: readonly SectionItem[], project: ProjectSummary | null): string | null {
  const { pathname } = useLocation();
  const { projectSlug } = useParams();
  const place = useOpenPlace();
  if (!project || (projectSlug !== undefined && projectSlug !== project.slug)) return null;
  const item =
    items.find(({ section }) => pathname.includes(`/app/${project.slug}/${section}`)) ??
    items.find(({ screen }) => screen === place?.tab) ??
    items.find(({ section }) => section === place?.section);
  return item?.section ?? null;
}

interface NavItemProps {
  label: string;
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  href: string;
  isSelected: boolean;
}

function NavItem({ label, icon: Icon, href, isSelected }: NavItemProps) {
  return (
    <li>
      <Link
        to={href}
        prefetch={usePrefetch()}
        aria-current={isSelected ? 'page' : undefined}
        className={clsx(
          'flex h-10 items-center gap-3 rounded-md px-3 text-sm transition-colors duration-150',
          isSelected ? 'bg-hover font-[550] text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
        )}
      >
        <Icon aria-hidden className={clsx('size-4.5 shrink-0', isSelected && 'text-signal')} />
        <span className={clsx('truncate', hiddenInRail)}>{label}</span>
      </Link>
    </li>
  );
}

/** For <Link prefetch>: visible links are prefetched after two idle seconds, unless data is expensive. */
function usePrefetch(): 'none' | 'viewport' {
  const [prefetch, setPrefetch] = useState<'none' | 'viewport'>('none');
  useEffect(() => {
    if (!mayPrefetch(connectionOf(navigator))) return;
    const timer = setTimeout(() => setPrefetch('viewport'), PREFETCH_IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return prefetch;
}
