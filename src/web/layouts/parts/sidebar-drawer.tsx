import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { X } from '#web/components/ui/icons.tsx';
import { Logo } from '../../components/brand/logo.tsx';
import { IconButton } from '../../components/ui/button.tsx';
import { appTexts } from '../../i18n/app/frame.ts';
import { useTexts } from '../../i18n/language.tsx';
import type { AppData } from '../app.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

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
