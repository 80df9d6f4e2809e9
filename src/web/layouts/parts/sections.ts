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
import type { appTexts } from '../../i18n/app/frame.ts';
import type { adminScreenTexts } from '../../i18n/app/screens/admin.ts';
import type { ScreenName } from '../../screens.ts';

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
  { screen: 'adminWishes', icon: HandCoins },
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
];

export const adminItemsOf = ({ hasStripe }: { hasStripe: boolean }): readonly AdminItem[] =>
  adminItems.filter(({ needsProvider }) => !needsProvider || hasStripe);
