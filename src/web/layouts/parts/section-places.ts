import { useMatches } from 'react-router';
import type { appTexts } from '#web/i18n/app/frame.ts';
import { screenOfRoute } from '#web/paths.ts';
import type { ScreenName, screenGroups } from '#web/screens.ts';

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
