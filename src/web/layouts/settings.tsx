import { NavLink, Outlet } from 'react-router';
import { settingsTexts } from '../i18n/app/settings.ts';
import { useTexts } from '../i18n/language.tsx';
import { usePathTo } from '../paths.ts';
import type { ScreenName } from '../screens.ts';
import { useAppData } from './app.tsx';
import { useProject } from './project.tsx';

const tabs = [
  { screen: 'settingsProject', text: 'project' },
  { screen: 'settingsAccount', text: 'account' },
  { screen: 'settingsPlan', text: 'plan' },
  { screen: 'settingsActivity', text: 'activity' },
  { screen: 'settingsShopify', text: 'shopify' },
  { screen: 'settingsTypo3', text: 'typo3' },
  { screen: 'settingsCustom', text: 'custom' },
] as const satisfies { screen: ScreenName; text: keyof typeof settingsTexts }[];

/** Settings of a project: one row of tabs, which are links. */
export default function SettingsLayout() {
  const texts = useTexts(settingsTexts);
  const pathTo = usePathTo();
  const { slug, id } = useProject();
  const { user } = useAppData();
  const isAdmin =
    user.role === 'superadmin' || user.userToProject.some(({ project, role }) => project.id === id && role === 'admin');
  const shown = tabs.filter(({ screen }) => isAdmin || screen !== 'settingsActivity');
  return (
    <>
      <nav
        aria-label={texts.settings}
        className="flex gap-6 overflow-x-auto border-line border-b px-gutter pt-4 lg:px-10"
      >
        {shown.map(({ screen, text }) => (
          <NavLink
            key={screen}
            to={pathTo(screen, { projectSlug: slug })}
            className="-mb-px flex h-11 shrink-0 items-center border-transparent border-b-2 text-ink-soft text-sm hover:text-ink aria-[current]:border-signal aria-[current]:font-[550] aria-[current]:text-ink"
          >
            {texts[text]}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
