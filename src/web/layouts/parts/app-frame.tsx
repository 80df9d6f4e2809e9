import clsx from 'clsx';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useMatches } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import { siteName } from '#web/app-start/choose-project.ts';
import { ToastStack } from '#web/components/toasts/toast-stack.tsx';
import { IconButton } from '#web/components/ui/button.tsx';
import { ExternalLink, Menu, ShieldAlert } from '#web/components/ui/icons.tsx';
import { closeMenus } from '#web/enhance/close-menus.ts';
import { keepFocus } from '#web/enhance/keep-focus.ts';
import { fillsWindow } from '#web/handle.ts';
import { appTexts } from '#web/i18n/app/frame.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { AppData } from '#web/layouts/app.tsx';
import { FreshLoginHost } from '#web/login-confirmation/fresh-login.tsx';
import { SessionEndedHost } from '#web/login-confirmation/session-ended.tsx';
import { Onboarding } from '#web/onboarding/onboarding.tsx';
import { usePathTo } from '#web/paths.ts';
import { rememberPreference, rememberTimeZone } from '#web/preferences.ts';
import { QuickSearch } from '#web/quick-search/quick-search.tsx';
import { useRootData } from '#web/root-data.ts';
import { LoadingBar } from './loading-bar.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { Sidebar, SidebarDrawer } from './sidebar.tsx';
import { UserMenu } from './user-menu.tsx';

/** Few have one: loaded when it is shown. */
const ActingNotice = lazy(async () => ({ default: (await import('./acting-notice.tsx')).ActingNotice }));
const InvitationNotices = lazy(() => import('./invitation-notice.tsx'));

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
        <Suspense fallback={null}>{acting && <ActingNotice {...acting} isFixed />}</Suspense>
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
      <div className={clsx('transition-[padding] duration-200 ease-standard', isCollapsed ? 'lg:pl-16' : 'lg:pl-64')}>
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
              <span className="truncate">{siteName(data.project.full)}</span>
              <ExternalLink aria-hidden className="size-3.5 shrink-0" />
            </a>
          )}
          <div className="ml-auto flex shrink-0 items-center gap-2 lg:gap-4">
            <QuickSearch user={data.user} project={data.project} />
            <UserMenu user={data.user} project={data.project} />
          </div>
        </header>
        <Suspense fallback={null}>
          {acting && <ActingNotice {...acting} />}
          {data.invitations.length > 0 && <InvitationNotices invitations={data.invitations} />}
        </Suspense>
        <FactorReminder user={data.user} />
        {data.user.role === 'superadmin' && <OperatorReminder />}
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

/** For super admins of a public site, until everything the law asks for is filled in. */
export function OperatorReminder() {
  const texts = useTexts(appTexts);
  const pathTo = usePathTo();
  if (!useRootData()?.isIncomplete) return null;
  return (
    <section
      aria-label={texts.operatorMissing}
      className="flex items-start gap-x-3 border-line border-b bg-warn-soft px-4 py-2 text-sm lg:px-10"
    >
      <ShieldAlert aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
      <span className="flex flex-wrap items-center gap-x-3">
        {texts.operatorMissing}
        <Link to={pathTo('adminOperator')} className="inline-flex min-h-6 items-center text-link">
          {texts.fillInOperator}
        </Link>
      </span>
    </section>
  );
}

/** For super admins of a local site, who may do without. On a public one they cannot. */
function FactorReminder({ user }: { user: User }) {
  const texts = useTexts(appTexts);
  const pathTo = usePathTo();
  if (user.secondFactor !== 'recommended') return null;
  return (
    <section
      aria-label={texts.factorReminder}
      className="flex items-start gap-x-3 border-line border-b bg-warn-soft px-4 py-2 text-sm lg:px-10"
    >
      <ShieldAlert aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
      <span className="flex flex-wrap items-center gap-x-3">
        {texts.factorRecommended}
        <Link to={`${pathTo('account')}#second-factor`} className="inline-flex min-h-6 items-center text-link">
          {texts.setUpFactor}
        </Link>
      </span>
    </section>
  );
}
