import clsx from 'clsx';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { ExternalLink, Menu } from '#web/components/ui/icons.tsx';
import { shortAddress } from '../../app-start/choose-project.ts';
import { IconButton } from '../../components/ui/button.tsx';
import { ToastStack } from '../../components/ui/toast-stack.tsx';
import { closeMenus } from '../../enhance/close-menus.ts';
import { keepFocus } from '../../enhance/keep-focus.ts';
import { rememberTimeZone } from '../../enhance/remember-time-zone.ts';
import { fillsWindow } from '../../handle.ts';
import { appTexts } from '../../i18n/app/frame.ts';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { FactorReminder } from '../../login-confirmation/factor-reminder.tsx';
import { FreshLoginHost } from '../../login-confirmation/fresh-login.tsx';
import { SessionEndedHost } from '../../login-confirmation/session-ended.tsx';
import { Onboarding } from '../../onboarding/onboarding.tsx';
import { rememberPreference } from '../../preferences.ts';
import { QuickSearch } from '../../quick-search/quick-search.tsx';
import { useRootData } from '../../root-data.ts';
import type { AppData } from '../app.tsx';
import { ActingNotice } from './acting-notice.tsx';
import { InvitationNotices } from './invitation-notice.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { Sidebar } from './sidebar.tsx';
import { SidebarDrawer } from './sidebar-drawer.tsx';
import { UserMenu } from './user-menu.tsx';

export function AppFrame({ children, ...data }: AppData & { children: ReactNode }) {
  const texts = useTexts(appTexts);
  const [isCollapsed, setCollapsed] = useState(useRootData()?.preferences.sidebarCollapsed ?? false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  useEffect(rememberTimeZone, []);
  useEffect(closeMenus, []);
  useEffect(keepFocus, []);
  const toggle = () => {
    rememberPreference('sidebarCollapsed', isCollapsed ? '0' : '1');
    setCollapsed(!isCollapsed);
  };
  const toasts = <ToastStack texts={useTexts(commonTexts)} />;
  const acting = data.user.acting && { ...data.user.acting, email: data.user.email };
  if (fillsWindow(useMatches())) {
    return (
      <>
        <LoadingBar />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        {acting && <ActingNotice {...acting} isFixed />}
        <FreshLoginHost />
        <SessionEndedHost email={data.user.email} />
        {toasts}
      </>
    );
  }
  return (
    <>
      <LoadingBar />
      <Sidebar data={data} isCollapsed={isCollapsed} onToggle={toggle} />
      <SidebarDrawer data={data} open={isDrawerOpen} onClose={closeDrawer} />
      <div className={clsx('transition-[padding] duration-200 ease-calm', isCollapsed ? 'lg:pl-16' : 'lg:pl-64')}>
        <header className="sticky top-0 z-20 flex h-16 items-center gap-3 border-line border-b bg-paper/92 pr-3 pl-2 backdrop-blur-sm lg:px-6">
          <IconButton label={texts.openSidebar} onClick={() => setDrawerOpen(true)} className="lg:hidden">
            <Menu aria-hidden className="size-5" />
          </IconButton>
          {data.project && (
            <a
              href={data.project.full}
              target="_blank"
              rel="noopener noreferrer"
              title={texts.openSite}
              className="flex min-h-6 min-w-0 items-center gap-2 rounded-sm text-ink-soft text-sm hover:text-ink lg:px-4"
            >
              <span className="truncate">{shortAddress(data.project.full)}</span>
              <ExternalLink aria-hidden className="size-3.5 shrink-0" />
            </a>
          )}
          <div className="ml-auto flex shrink-0 items-center gap-2 lg:gap-4">
            <QuickSearch user={data.user} project={data.project} />
            <UserMenu user={data.user} project={data.project} />
          </div>
        </header>
        {acting && <ActingNotice {...acting} />}
        <InvitationNotices invitations={data.invitations} />
        <FactorReminder user={data.user} />
        <SectionTabs user={data.user} project={data.project} />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
      {!acting && <Onboarding user={data.user} project={data.project} />}
      <FreshLoginHost />
      <SessionEndedHost email={data.user.email} />
      {toasts}
    </>
  );
}
