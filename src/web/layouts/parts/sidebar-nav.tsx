import clsx from 'clsx';
import { type ComponentType, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import type { OpenCounts } from '#contract/calls/customers.ts';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { Pattern } from '#web/components/brand/logo.tsx';
import { ChevronDown } from '#web/components/ui/icons.tsx';
import { PREFETCH_IDLE_MS } from '#web/constants.ts';
import { connectionOf, mayPrefetch } from '#web/enhance/prefetch-links.ts';
import { appTexts } from '#web/i18n/app/frame.ts';
import { adminScreenNames } from '#web/i18n/app/screens/admin-names.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import type { AppData } from '#web/layouts/app.tsx';
import { usePathTo } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { hiddenInRail } from './hidden-in-rail.ts';
import { ProjectSelector } from './project-selector.tsx';
import { useOpenPlace } from './section-tabs.tsx';
import { type AdminGroup, adminGroupsOf, projectItems, type SectionItem, superadminProjectItems } from './sections.ts';

/** Everything in the sidebar below the logo; the same on the desktop and in the drawer on a phone. */
export function SidebarNav({ user, projects, total, project, open }: AppData) {
  const texts = useTexts(appTexts);
  const pathTo = usePathTo();
  const hasStripe = useRootData()?.hasStripe ?? false;
  const isSuperadmin = user.role === 'superadmin';
  const items = [...projectItems, ...(isSuperadmin ? superadminProjectItems : [])];
  const selected = useSelectedSection(items, project);
  const isHere = useIsHere();
  const groups = isSuperadmin ? adminGroupsOf({ hasStripe }) : [];
  const openGroup = groups.find((group) => group.items.some(({ screen }) => isHere(screen))) ?? groups[0];
  return (
    <>
      <div className="px-3">
        <ProjectSelector projects={projects} total={total} project={project} />
      </div>
      <nav aria-label={texts.sidebar} className="fade-down mt-3 min-h-0 flex-1 overflow-y-auto overflow-x-hidden px-3">
        {project && (
          <ul className={clsx('grid gap-0.5', isSuperadmin && 'md:gap-0')}>
            {items.map(({ text, section, screen, icon }) => (
              <NavItem
                key={section}
                label={texts[text]}
                icon={icon}
                href={pathTo(screen, { projectSlug: project.slug })}
                isSelected={section === selected}
                isDense={isSuperadmin}
              />
            ))}
          </ul>
        )}
        {isSuperadmin && (
          <>
            <p className={clsx('mt-2 mb-0.5 truncate px-3 text-ink-faint text-xs', hiddenInRail)}>
              {texts.superadminGroup}
            </p>
            {groups.map((group) => (
              <AdminMenuGroup key={group.name} group={group} isOpen={group === openGroup} open={open ?? null} />
            ))}
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

type AdminScreen = AdminGroup['items'][number]['screen'];

/** Whether the address is that of an admin screen or below it. */
function useIsHere(): (screen: AdminScreen) => boolean {
  const pathTo = usePathTo();
  const { pathname } = useLocation();
  return (screen) => (screen === 'adminStart' ? pathname === pathTo(screen) : pathname.startsWith(pathTo(screen)));
}

interface AdminMenuGroupProps {
  group: AdminGroup;
  isOpen: boolean;
  open: OpenCounts | null;
}

/** One at a time is unfolded, so that all fit into a window of 800 px; a folded one shows the sum of its badges. */
function AdminMenuGroup({ group: { name, icon: Icon, items }, isOpen, open }: AdminMenuGroupProps) {
  const words = useTexts(appTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const isHere = useIsHere();
  const countOf = (badge: keyof OpenCounts | undefined) => (badge && open ? open[badge] : 0);
  const sum = items.reduce((all, { badge }) => all + countOf(badge), 0);
  return (
    <details open={isOpen} className="group/menu">
      <summary
        className={clsx(
          'flex h-8 cursor-pointer list-none items-center gap-3 rounded-md px-3 text-ink-soft text-sm hover:bg-hover',
          '[&::-webkit-details-marker]:hidden',
        )}
      >
        <Icon aria-hidden className="size-4.5 shrink-0" />
        <span className={clsx('flex-1 truncate', hiddenInRail)}>{words[name]}</span>
        <span className="group-open/menu:hidden">
          <CountBadge count={sum} />
        </span>
        <ChevronDown
          aria-hidden
          className={clsx('size-4 shrink-0 text-ink-faint group-open/menu:rotate-180', hiddenInRail)}
        />
      </summary>
      <ul className="grid gap-0.5 md:gap-0">
        {items.map(({ screen, icon, badge }) => (
          <NavItem
            key={screen}
            label={adminScreenNames[screen].heading[language]}
            icon={icon}
            href={pathTo(screen)}
            isSelected={isHere(screen)}
            isDense
            count={countOf(badge)}
          />
        ))}
      </ul>
    </details>
  );
}

function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={clsx('figures rounded-full bg-warn-soft px-2 py-0.5 text-warn text-xs', hiddenInRail)}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

interface NavItemProps {
  label: string;
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  href: string;
  isSelected: boolean;
  count?: number;
  /** The super admin's entries are many. */
  isDense: boolean;
}

function NavItem({ label, icon: Icon, href, isSelected, count = 0, isDense }: NavItemProps) {
  return (
    <li>
      <Link
        to={href}
        prefetch={usePrefetch()}
        aria-current={isSelected ? 'page' : undefined}
        className={clsx(
          'flex h-9 items-center gap-3 rounded-md px-3 text-sm transition-colors duration-150',
          isDense && 'md:h-8',
          isSelected ? 'bg-hover font-[550] text-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
        )}
      >
        <Icon aria-hidden className={clsx('size-4.5 shrink-0', isSelected && 'text-signal')} />
        <span className={clsx('flex-1 truncate', hiddenInRail)}>{label}</span>
        <CountBadge count={count} />
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
