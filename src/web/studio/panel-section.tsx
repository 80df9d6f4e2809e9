import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ChevronDown } from '#web/components/ui/icons.tsx';

interface PanelSectionProps {
  title: string;
  hint?: string;
  open?: boolean;
  children: ReactNode;
  className?: string;
}

/** A part of the panel that can be folded; the browser's own element, so it works without scripts. */
export function PanelSection({ title, hint, open = true, children, className }: PanelSectionProps) {
  return (
    <details open={open} className={clsx('group border-line border-b last:border-b-0', className)}>
      <summary className="flex list-none items-center justify-between gap-3 px-5 py-3.5 font-[550] text-sm [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-4 text-ink-faint transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-5 pb-5">
        {hint && <p className="-mt-1 text-ink-faint text-sm">{hint}</p>}
        {children}
      </div>
    </details>
  );
}
