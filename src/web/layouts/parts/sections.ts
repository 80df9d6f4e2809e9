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
import type { appTexts } from '../../i18n/app/frame.ts';
import type { ScreenName } from '../../screens.ts';

interface Item {
  text: keyof typeof appTexts;
  icon: typeof AppWindow;
  screen: ScreenName;
  /** Only where this installation has the keys of a payment provider. */
  needsProvider?: boolean;
}
/** `section` is the part of the path after the slug by which an item is selected. */
export interface SectionItem extends Item {
  section: string;
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

const adminItems: readonly Item[] = [
  { text: 'adminCrawls', screen: 'adminCrawls', icon: Waypoints },
  { text: 'adminChecker', screen: 'adminChecker', icon: ListChecks },
  { text: 'adminProjects', screen: 'adminProjects', icon: FolderKanban },
  { text: 'adminUiComponents', screen: 'adminUiComponents', icon: Boxes },
  { text: 'adminWaitlist', screen: 'adminWaitlist', icon: Inbox },
  { text: 'adminUsers', screen: 'adminUsers', icon: Users },
  { text: 'adminWishes', screen: 'adminWishes', icon: HandCoins },
  { text: 'adminSubscriptions', screen: 'adminSubscriptions', icon: ReceiptText, needsProvider: true },
  { text: 'adminIncome', screen: 'adminIncome', icon: ChartSpline, needsProvider: true },
  { text: 'adminCancellations', screen: 'adminCancellations', icon: Inbox },
  { text: 'adminUserAgents', screen: 'adminUserAgents', icon: Bot },
  { text: 'adminBaseTemplates', screen: 'adminBaseTemplates', icon: LayoutTemplate },
  { text: 'adminCampaigns', screen: 'adminCampaigns', icon: Megaphone },
  { text: 'adminMails', screen: 'adminMails', icon: Mails },
  { text: 'adminCardReports', screen: 'adminCardReports', icon: ImageOff },
  { text: 'adminJobs', screen: 'adminJobs', icon: RotateCcw },
  { text: 'adminActivity', screen: 'adminActivity', icon: History },
];

export const adminItemsOf = ({ hasStripe }: { hasStripe: boolean }): readonly Item[] =>
  adminItems.filter(({ needsProvider }) => !needsProvider || hasStripe);
