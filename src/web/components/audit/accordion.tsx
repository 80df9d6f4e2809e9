import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ChevronDown } from '#web/components/ui/icons.tsx';

interface AccordionProps {
  id?: string;
  /** The part that is always visible. */
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  summaryClass?: string;
  open?: boolean;
}

/** Something to unfold. The browser's own element: it works without scripts, by keyboard and with find-in-page. */
export function Accordion({ id, summary, children, className, summaryClass, open }: AccordionProps) {
  return (
    <details id={id} open={open} className={clsx('group/accordion', className)}>
      <summary
        className={clsx(
          'flex list-none items-center gap-3 rounded-sm [&::-webkit-details-marker]:hidden',
          'transition-colors duration-150 hover:text-signal',
          summaryClass,
        )}
      >
        {summary}
        <ChevronDown
          aria-hidden
          className="ml-auto size-4 shrink-0 text-ink-faint transition-transform duration-200 group-open/accordion:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
