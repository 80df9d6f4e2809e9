import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { SubPage } from '#contract/entities/project.ts';
import { subPageStatus } from '#domain/enumerations.ts';
import {
  AppWindow,
  Camera,
  ClipboardCheck,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  History,
  ImageIcon,
  LoaderCircle,
  RefreshCw,
  Trash2,
  Undo2,
} from '#web/components/ui/icons.tsx';
import { usePageLinks } from '../../../components/page-links/use-page-links.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { pageLinkTexts } from '../../../i18n/project/page-links.ts';
import { subPagesTexts } from '../../../i18n/project/sub-pages.ts';
import { usePathTo } from '../../../paths.ts';

export interface PageMenuProps {
  page: SubPage;
  busy: boolean;
  onRefresh: (page: SubPage) => void;
  onShot: (page: SubPage) => void;
  onDesign: (page: SubPage) => void;
  onIgnore: (page: SubPage) => void;
  onRestore: (page: SubPage) => void;
  onDelete: (page: SubPage) => void;
}

const rowClass =
  'flex min-h-9 w-full items-center gap-2.5 whitespace-nowrap rounded-sm px-2.5 py-1.5 text-left text-ink text-sm hover:bg-hover';
const iconClass = 'size-4 text-ink-faint';

/** Actions for a page of the list. Plain <details>, like the user menu: 25 rows need no menu library. */
export function PageMenu({ page, busy, onRefresh, onShot, onDesign, onIgnore, onRestore, onDelete }: PageMenuProps) {
  const texts = useTexts(subPagesTexts);
  const ways = useTexts(pageLinkTexts);
  const pathTo = usePathTo();
  const links = usePageLinks();
  const menu = useRef<HTMLDetailsElement>(null);
  const row = (label: string, icon: ReactNode, act: (page: SubPage) => void, className?: string) => (
    <button
      type="button"
      className={clsx(rowClass, className)}
      onClick={() => {
        if (menu.current) menu.current.open = false;
        // Focus returns to the row before a modal opens, so that closing the modal leads back here.
        menu.current?.querySelector('summary')?.focus();
        act(page);
      }}
    >
      {icon}
      {label}
    </button>
  );
  return (
    <details ref={menu} data-menu className="relative">
      <summary
        className="grid size-8 list-none place-items-center rounded-md hover:bg-hover [&::-webkit-details-marker]:hidden"
        aria-label={texts.more(page.path)}
      >
        {busy ? (
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
        ) : (
          <Ellipsis aria-hidden className="size-4" />
        )}
      </summary>
      <div className="absolute top-full right-0 z-30 mt-1 min-w-52 animate-rise rounded-lg border border-line bg-surface p-1 shadow-float">
        <a href={`${pathTo('preview')}?${new URLSearchParams({ url: page.url })}`} className={rowClass}>
          <Eye aria-hidden className={iconClass} />
          {texts.previews}
        </a>
        <a href={page.url} target="_blank" rel="noopener noreferrer" className={rowClass}>
          <ExternalLink aria-hidden className={iconClass} />
          {texts.open}
        </a>
        <Link to={links.toImages(page.path)} className={rowClass}>
          <ImageIcon aria-hidden className={iconClass} />
          {ways.toImages}
        </Link>
        <Link to={links.toAudit(page.path)} className={rowClass}>
          <ClipboardCheck aria-hidden className={iconClass} />
          {ways.toAudit}
        </Link>
        <Link to={links.toHistory(page.id)} className={rowClass}>
          <History aria-hidden className={iconClass} />
          {ways.toHistory}
        </Link>
        {row(texts.ownDesign, <AppWindow aria-hidden className={iconClass} />, onDesign)}
        {row(texts.refresh, <RefreshCw aria-hidden className={iconClass} />, onRefresh)}
        {row(texts.screenshot, <Camera aria-hidden className={iconClass} />, onShot)}
        <div className="mt-1 border-line border-t pt-1">
          {page.status === subPageStatus.Ignored
            ? row(texts.restore, <Undo2 aria-hidden className={iconClass} />, onRestore)
            : row(texts.ignore, <EyeOff aria-hidden className={iconClass} />, onIgnore)}
          {row(texts.delete, <Trash2 aria-hidden className="size-4" />, onDelete, 'text-bad')}
        </div>
      </div>
    </details>
  );
}
