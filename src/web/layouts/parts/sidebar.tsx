import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon, Logo, Wordmark } from '#web/components/brand/logo.tsx';
import { IconButton } from '#web/components/ui/button.tsx';
import { PanelLeftClose, PanelLeftOpen, X } from '#web/components/ui/icons.tsx';
import { appTexts } from '#web/i18n/app/frame.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { AppData } from '#web/layouts/app.tsx';
import { usePathTo } from '#web/paths.ts';
import { hiddenInRail } from './hidden-in-rail.ts';
import { SidebarNav } from './sidebar-nav.tsx';

export interface SidebarProps {
  data: AppData;
  isCollapsed: boolean;
  onToggle: () => void;
}

/**
 * 64 units (16 rem) wide, or a rail of icons. The rail opens over the page while the pointer or the keyboard is in it
 * and closes when they leave; its content keeps its full width all the time, so nothing in it moves.
 */
export function Sidebar({ data, isCollapsed, onToggle }: SidebarProps) {
  const texts = useTexts(appTexts);
  const common = useTexts(commonTexts);
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      data-collapsed={isCollapsed || undefined}
      className="group/sidebar fixed inset-y-0 left-0 z-30 hidden w-64 overflow-hidden border-line border-r bg-paper transition-[width,box-shadow] duration-200 ease-standard data-collapsed:w-16 data-collapsed:has-focus-visible:w-64 data-collapsed:hover:w-64 data-collapsed:has-focus-visible:shadow-float data-collapsed:hover:shadow-float lg:block"
    >
      <div className="flex h-full w-[calc(16rem-1px)] flex-col">
        <div className="flex h-16 shrink-0 items-center justify-between pr-3 pl-5">
          <Link
            to={usePathTo()('startDashboard')}
            aria-label={common.siteName}
            className="flex h-10 items-center gap-2.5 rounded-sm"
          >
            <Icon className="size-6 shrink-0" />
            <Wordmark className={clsx('h-4.5 w-19', hiddenInRail)} />
          </Link>
          <IconButton label={isCollapsed ? texts.expand : texts.collapse} size="sm" onClick={onToggle}>
            <Toggle aria-hidden className="size-4.5 text-ink-faint" />
          </IconButton>
        </div>
        <SidebarNav {...data} />
      </div>
    </aside>
  );
}

export interface SidebarDrawerProps {
  data: AppData;
  open: boolean;
  onClose: () => void;
}

/** The sidebar on a phone: a native dialog, which brings focus handling, Escape and the backdrop. */
export function SidebarDrawer({ data, open, onClose }: SidebarDrawerProps) {
  const texts = useTexts(appTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page is what closes it
  useEffect(onClose, [pathname]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is the one on the veil
    <dialog
      ref={dialog}
      aria-label={texts.sidebar}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] border-line border-r bg-paper text-ink backdrop:bg-veil"
    >
      <div className="flex h-full flex-col">
        <div className="flex h-16 shrink-0 items-center justify-between pr-3 pl-5">
          <Logo height={17} label="Linkbild" />
          <IconButton label={texts.closeSidebar} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
        <SidebarNav {...data} />
      </div>
    </dialog>
  );
}
