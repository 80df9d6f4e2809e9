import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { Ellipsis, LoaderCircle } from '#web/components/ui/icons.tsx';

export type MenuEntry =
  | { label: string; icon: ReactNode; to: string; run?: undefined; href?: undefined; tone?: undefined }
  /** Outside the app, in a window of its own. */
  | { label: string; icon: ReactNode; href: string; to?: undefined; run?: undefined; tone?: undefined }
  | { label: string; icon: ReactNode; run: () => void; tone?: 'bad'; to?: undefined; href?: undefined };

interface MenuProps {
  label: string;
  entries: readonly (MenuEntry | 'line')[];
  busy?: boolean;
  className?: string;
}

const rowClass =
  'flex min-h-9 w-full items-center gap-2.5 whitespace-nowrap rounded-sm px-2.5 py-1.5 text-left text-sm hover:bg-hover [&>svg]:size-4 [&>svg]:shrink-0';

/** Actions for one item of a list. Plain <details>: no menu library needed. */
export function Menu({ label, entries, busy = false, className }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const act = (run: () => void) => {
    if (menu.current) menu.current.open = false;
    // Focus returns before a modal opens, so that closing the modal leads back here.
    menu.current?.querySelector('summary')?.focus();
    run();
  };
  return (
    <details ref={menu} data-menu className={clsx('relative', className)}>
      <summary
        aria-label={label}
        className="grid size-8 list-none place-items-center rounded-md hover:bg-hover [&::-webkit-details-marker]:hidden"
      >
        {busy ? (
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
        ) : (
          <Ellipsis aria-hidden className="size-4" />
        )}
      </summary>
      <div className="absolute top-full right-0 z-30 mt-1 min-w-52 animate-rise rounded-lg border border-line bg-surface p-1 shadow-float">
        {entries.map((entry, at) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and entries keep their order
          if (entry === 'line') return <div key={at} className="-mx-1 my-1 h-px bg-line" />;
          if (entry.to !== undefined) {
            return (
              <Link key={entry.label} to={entry.to} className={rowClass}>
                {entry.icon}
                {entry.label}
              </Link>
            );
          }
          if (entry.href !== undefined) {
            return (
              <a key={entry.label} href={entry.href} target="_blank" rel="noopener" className={rowClass}>
                {entry.icon}
                {entry.label}
              </a>
            );
          }
          return (
            <button
              key={entry.label}
              type="button"
              onClick={() => act(entry.run)}
              className={clsx(rowClass, entry.tone === 'bad' ? 'text-bad' : '[&>svg]:text-ink-faint')}
            >
              {entry.icon}
              {entry.label}
            </button>
          );
        })}
      </div>
    </details>
  );
}
