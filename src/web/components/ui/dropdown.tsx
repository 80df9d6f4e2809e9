import { Menu } from '@base-ui/react/menu';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { floatingClass, floatingRowClass } from './floating.ts';

type DropdownEntry =
  | { kind?: 'action'; label: ReactNode; icon?: ReactNode; onSelect: () => void; disabled?: boolean; tone?: 'bad' }
  | { kind: 'link'; label: ReactNode; icon?: ReactNode; href: string; current?: boolean }
  | { kind: 'heading'; label: ReactNode }
  | { kind: 'line' };

export interface DropdownProps {
  /** The button that opens it, such as <Button/> or <IconButton/>. */
  trigger: ReactElement;
  entries: readonly DropdownEntry[];
  align?: 'start' | 'center' | 'end';
  side?: 'bottom' | 'top' | 'right' | 'left';
}

export function Dropdown({ trigger, entries, align = 'end', side = 'bottom' }: DropdownProps) {
  return (
    <Menu.Root modal>
      <Menu.Trigger render={trigger} />
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align={align} side={side} className="z-50 outline-none">
          <Menu.Popup className={floatingClass('max-h-(--available-height) min-w-48 overflow-y-auto p-1')}>
            {entries.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity of their own and keep their order
              <Entry key={at} entry={entry} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Entry({ entry }: { entry: DropdownEntry }) {
  switch (entry.kind) {
    case 'line':
      return <Menu.Separator className="-mx-1 my-1 h-px bg-line" />;
    case 'heading':
      return <div className="truncate px-2.5 pt-2 pb-1 text-ink-faint text-xs">{entry.label}</div>;
    case 'link':
      return (
        <Menu.LinkItem
          href={entry.href}
          aria-current={entry.current || undefined}
          className={floatingRowClass(clsx('cursor-pointer', entry.current && 'font-[550]'))}
        >
          {entry.icon}
          {entry.label}
        </Menu.LinkItem>
      );
    default:
      return (
        <Menu.Item
          onClick={entry.onSelect}
          disabled={entry.disabled}
          className={floatingRowClass(clsx(entry.tone === 'bad' && 'text-bad'))}
        >
          {entry.icon}
          {entry.label}
        </Menu.Item>
      );
  }
}
