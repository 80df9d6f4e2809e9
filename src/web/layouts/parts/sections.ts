import type { OpenCounts } from '#contract/calls/customers.ts';
import {
  AppWindow,
  Bot,
  Boxes,
  ChartSpline,
  ClipboardCheck,
  Files,
  FlaskConical,
  FolderKanban,
  HandCoins,
  History,
  ImageOff,
  Inbox,
  LayoutTemplate,
  ListChecks,
  Mails,
  Megaphone,
  Palette,
  Presentation,
  ReceiptText,
  RotateCcw,
  Settings,
  Shield,
  Users,
  Waypoints,
} from '#web/components/ui/icons.tsx';
import type { appTexts } from '#web/i18n/app/frame.ts';
import type { adminScreenNames } from '#web/i18n/app/screens/admin-names.ts';
import type { ScreenName } from '#web/screens.ts';

/** `section` is the part of the path after the slug by which an item is selected. */
export interface SectionItem {
  text: keyof typeof appTexts;
  icon: typeof AppWindow;
  screen: ScreenName;
  section: string;
}
/** Called as the screen's heading. */
interface AdminItem {
  icon: typeof AppWindow;
  screen: keyof typeof adminScreenNames;
  /** Only where this installation has the keys of a payment provider. */
  needsProvider?: boolean;
  /** Its number of waiting items stands beside it. */
  badge?: keyof OpenCounts;
}

export const projectItems: readonly SectionItem[] = [
  { text: 'dashboard', section: 'dashboard', screen: 'dashboard', icon: ChartSpline },
  { text: 'templates', section: 'templates', screen: 'templates', icon: AppWindow },
  { text: 'settings', section: 'settings', screen: 'settingsProject', icon: Settings },
];

export const superadminProjectItems: readonly SectionItem[] = [
  { text: 'subPages', section: 'subpages', screen: 'subPages', icon: Files },
  { text: 'assets', section: 'assets', screen: 'assets', icon: Palette },
  { text: 'audits', section: 'audits', screen: 'audits', icon: ClipboardCheck },
  { text: 'admin', section: 'admin', screen: 'projectAdmin', icon: Shield },
  { text: 'demoCaseStudy', section: 'demo-case-study', screen: 'demoCaseStudy', icon: Presentation },
];

export interface AdminGroup {
  name: 'groupToday' | 'groupCustomers' | 'groupOperation' | 'groupSetup';
  icon: typeof AppWindow;
  items: readonly AdminItem[];
}

/** In groups that fold: all entries together are longer than a window. */
const adminGroups: readonly AdminGroup[] = [
  {
    name: 'groupToday',
    icon: ClipboardCheck,
    items: [
      { screen: 'adminStart', icon: ClipboardCheck },
      { screen: 'adminSupport', icon: Inbox, badge: 'messages' },
      { screen: 'adminPlanRequests', icon: HandCoins, badge: 'planRequests' },
      { screen: 'adminCancellations', icon: Inbox, badge: 'cancellations' },
      { screen: 'adminCardReports', icon: ImageOff, badge: 'cardReports' },
    ],
  },
  {
    name: 'groupCustomers',
    icon: Users,
    items: [
      { screen: 'adminUsers', icon: Users },
      { screen: 'adminProjects', icon: FolderKanban },
      { screen: 'adminSubscriptions', icon: ReceiptText, needsProvider: true, badge: 'failedPayments' },
      { screen: 'adminIncome', icon: ChartSpline },
      { screen: 'adminChecker', icon: ListChecks },
      { screen: 'adminWaitlist', icon: Inbox },
    ],
  },
  {
    name: 'groupOperation',
    icon: RotateCcw,
    items: [
      { screen: 'adminHealth', icon: ChartSpline },
      { screen: 'adminJobs', icon: RotateCcw, badge: 'failedJobs' },
      { screen: 'adminMails', icon: Mails, badge: 'failedMails' },
      { screen: 'adminActivity', icon: History },
      { screen: 'adminCrawls', icon: Waypoints },
      { screen: 'adminUserAgents', icon: Bot },
      { screen: 'adminLab', icon: FlaskConical },
    ],
  },
  {
    name: 'groupSetup',
    icon: Settings,
    items: [
      { screen: 'adminOperator', icon: Shield },
      { screen: 'adminBaseTemplates', icon: LayoutTemplate },
      { screen: 'adminCampaigns', icon: Megaphone },
      { screen: 'adminUiComponents', icon: Boxes },
    ],
  },
];

export const adminGroupsOf = ({ hasStripe }: { hasStripe: boolean }): readonly AdminGroup[] =>
  adminGroups.map((group) => ({
    ...group,
    items: group.items.filter(({ needsProvider }) => !needsProvider || hasStripe),
  }));

export const adminItemsOf = (has: { hasStripe: boolean }): readonly AdminItem[] =>
  adminGroupsOf(has).flatMap(({ items }) => items);
