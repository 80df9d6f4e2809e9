import { Tabs as Base } from '@base-ui/react/tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';

interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A small figure beside the label. */
  count?: number;
  panel: ReactNode;
  disabled?: boolean;
}
export interface TabsProps<Value extends string> {
  /** Accessible name of the list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  className?: string;
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  className,
}: TabsProps<Value>) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value })}
      onValueChange={(next) => onChange?.(next)}
      className={className}
    >
      <Base.List aria-label={label} className="relative flex gap-6 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={clsx(
              'flex h-11 shrink-0 items-center gap-2 text-ink-soft text-sm transition-colors duration-150 hover:text-ink',
              '-outline-offset-2 rounded-xs data-active:font-[550] data-active:text-ink data-disabled:opacity-45',
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className="figures font-normal text-ink-faint text-xs">{tab.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) bg-signal transition-[left,width] duration-200 ease-standard" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
