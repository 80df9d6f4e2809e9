import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { queryOf, type Shown } from '#web/components/page-audit/shown.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';

interface SwitchesProps {
  address: string;
  /** In a comparison. */
  other?: string;
  shown: Shown;
  onChange: (shown: Shown) => void;
}

/** Light or dark, desktop or phone. Links, so that they work before hydration. */
export function Switches({ address, other, shown, onChange }: SwitchesProps) {
  const texts = useTexts(previewTexts);
  const option = (change: Partial<Shown>, words: string) => {
    const next = { ...shown, ...change };
    const isOn = next.theme === shown.theme && next.device === shown.device;
    return (
      <Option href={queryOf(address, next, other)} isOn={isOn} onChoose={() => onChange(next)}>
        {words}
      </Option>
    );
  };
  // The visitor's own first.
  const devices = shown.ownDevice === 'phone' ? (['phone', 'desktop'] as const) : (['desktop', 'phone'] as const);
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      <Group label={texts.theme}>
        {option({ theme: 'light' }, texts.light)}
        {option({ theme: 'dark' }, texts.dark)}
      </Group>
      <Group label={texts.device}>
        {devices.map((device) => (
          <Fragment key={device}>{option({ device }, texts[device])}</Fragment>
        ))}
      </Group>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="flex rounded-md border border-line-strong/60 p-0.5">
      {children}
    </fieldset>
  );
}

interface OptionProps {
  href: string;
  isOn: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ href, isOn, onChoose, children }: OptionProps) {
  return (
    <a
      href={href}
      aria-current={isOn || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
      className={clsx(
        'flex h-8 items-center rounded-sm px-3 text-sm transition-colors duration-150',
        isOn ? 'bg-ink text-paper' : 'text-ink-soft hover:bg-hover hover:text-ink',
      )}
    >
      {children}
    </a>
  );
}
