import AppWindow from 'lucide-react/icons/app-window';
import Bot from 'lucide-react/icons/bot';
import Boxes from 'lucide-react/icons/boxes';
import ChartSpline from 'lucide-react/icons/chart-spline';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Files from 'lucide-react/icons/files';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import HandCoins from 'lucide-react/icons/hand-coins';
import History from 'lucide-react/icons/history';
import ImageOff from 'lucide-react/icons/image-off';
import Inbox from 'lucide-react/icons/inbox';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import ListChecks from 'lucide-react/icons/list-checks';
import Mails from 'lucide-react/icons/mails';
import Megaphone from 'lucide-react/icons/megaphone';
import Palette from 'lucide-react/icons/palette';
import Presentation from 'lucide-react/icons/presentation';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import Users from 'lucide-react/icons/users';
import Waypoints from 'lucide-react/icons/waypoints';
import type { appTexts } from '#web/i18n/app/frame.ts';
import type { ScreenName } from '#web/screens.ts';

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
