import { useEffect, useRef } from 'react';
import { Link, useMatches } from 'react-router';
import { appTexts } from '#web/i18n/app/frame.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { AppData } from '#web/layouts/app.tsx';
import { screenOfRoute, usePathTo } from '#web/paths.ts';
import type { ScreenName, screenGroups } from '#web/screens.ts';

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
      className="fade-sideways relative flex overflow-x-auto overflow-y-hidden border-line border-b pt-2 lg:[--row-start:2.5rem]"
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

// Every screen that a member of a project may open stands in a section of the sidebar, and there in a tab: two clicks
// from anywhere (docs/decisions/033-finding-ones-way.md).

export type SectionName = 'dashboard' | 'templates' | 'settings';

interface Tab {
  screen: ScreenName;
  text: keyof typeof appTexts;
  /** The server shows it to admins of the project only. */
  adminOnly?: true;
}

export const sectionTabs = {
  dashboard: [
    { screen: 'dashboard', text: 'tabOverview' },
    { screen: 'subPages', text: 'tabPages' },
    { screen: 'audits', text: 'audits' },
    { screen: 'monitoring', text: 'tabMonitoring' },
    { screen: 'reports', text: 'tabReports' },
  ],
  templates: [
    { screen: 'templates', text: 'tabDesigns' },
    { screen: 'images', text: 'tabImages' },
    { screen: 'assets', text: 'assets' },
    { screen: 'routes', text: 'tabRoutes' },
  ],
  settings: [
    { screen: 'settingsProject', text: 'tabProject' },
    { screen: 'settingsAccount', text: 'tabCollaboration' },
    { screen: 'settingsPlan', text: 'tabPlan' },
    { screen: 'settingsActivity', text: 'tabActivity', adminOnly: true },
    { screen: 'settingsShopify', text: 'tabShopify' },
    { screen: 'settingsWordpress', text: 'tabWordpress' },
    { screen: 'settingsTypo3', text: 'tabTypo3' },
    { screen: 'settingsCustom', text: 'tabCustom' },
  ],
} as const satisfies Record<SectionName, readonly Tab[]>;

type TabScreen = (typeof sectionTabs)[SectionName][number]['screen'];
type MemberScreen =
  | keyof (typeof screenGroups)['project']
  | keyof (typeof screenGroups)['settings']
  | 'reports'
  | 'caseStudy';

/** The tab that is marked while a screen is open. A new screen of a project does not compile before it stands here. */
const tabOfScreen: Record<MemberScreen, TabScreen> = {
  dashboard: 'dashboard',
  subPages: 'subPages',
  audits: 'audits',
  projectAudit: 'audits',
  monitoring: 'monitoring',
  monitoringChanges: 'monitoring',
  monitoringAlerts: 'monitoring',
  monitoringWebhooks: 'monitoring',
  webhookDeliveries: 'monitoring',
  pageHistory: 'monitoring',
  incident: 'monitoring',
  reports: 'reports',
  caseStudy: 'reports',
  templates: 'templates',
  newTemplate: 'templates',
  configurator: 'templates',
  designer: 'templates',
  images: 'images',
  assets: 'assets',
  routes: 'routes',
  startProjectSettings: 'settingsProject',
  settingsProject: 'settingsProject',
  settingsAccount: 'settingsAccount',
  settingsAccountOld: 'settingsAccount',
  settingsPlan: 'settingsPlan',
  settingsActivity: 'settingsActivity',
  settingsShopify: 'settingsShopify',
  settingsWordpress: 'settingsWordpress',
  settingsTypo3: 'settingsTypo3',
  settingsCustom: 'settingsCustom',
};

export const sectionNames = Object.keys(sectionTabs) as SectionName[];

/** Section and tab of a screen; null for one that stands in no section (the account, the super admin's pages). */
function placeOf(screen: ScreenName | null): { section: SectionName; tab: TabScreen } | null {
  if (screen === null || !Object.hasOwn(tabOfScreen, screen)) return null;
  const tab = tabOfScreen[screen as MemberScreen];
  const section = sectionNames.find((name) => sectionTabs[name].some((one) => one.screen === tab));
  return section ? { section, tab } : null;
}

/** Section and tab of the screen that is open. */
export const useOpenPlace = () => placeOf(screenOfRoute(useMatches().at(-1)?.id));
