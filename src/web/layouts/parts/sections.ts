import {
  AppWindow,
  Bot,
  Boxes,
  ChartSpline,
  ClipboardCheck,
  Files,
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
import type { adminScreenTexts } from '#web/i18n/app/screens/admin.ts';
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
  screen: keyof typeof adminScreenTexts;
  /** Only where this installation has the keys of a payment provider. */
  needsProvider?: boolean;
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

const adminItems: readonly AdminItem[] = [
  { screen: 'adminCrawls', icon: Waypoints },
  { screen: 'adminChecker', icon: ListChecks },
  { screen: 'adminProjects', icon: FolderKanban },
  { screen: 'adminUiComponents', icon: Boxes },
  { screen: 'adminWaitlist', icon: Inbox },
  { screen: 'adminUsers', icon: Users },
  { screen: 'adminPlanRequests', icon: HandCoins },
  { screen: 'adminSubscriptions', icon: ReceiptText, needsProvider: true },
  { screen: 'adminIncome', icon: ChartSpline, needsProvider: true },
  { screen: 'adminCancellations', icon: Inbox },
  { screen: 'adminUserAgents', icon: Bot },
  { screen: 'adminBaseTemplates', icon: LayoutTemplate },
  { screen: 'adminCampaigns', icon: Megaphone },
  { screen: 'adminMails', icon: Mails },
  { screen: 'adminCardReports', icon: ImageOff },
  { screen: 'adminJobs', icon: RotateCcw },
  { screen: 'adminActivity', icon: History },
  { screen: 'adminOperator', icon: Shield },
];

export const adminItemsOf = ({ hasStripe }: { hasStripe: boolean }): readonly AdminItem[] =>
  adminItems.filter(({ needsProvider }) => !needsProvider || hasStripe);
