import type { ReactNode } from 'react';
import { Accordion } from '#web/components/audit/accordion.tsx';

interface PreviewAccordionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A closed section of the preview page: says what is inside before it is opened. */
export function PreviewAccordion({ title, lead, children }: PreviewAccordionProps) {
  return (
    <Accordion
      className="border-line border-t"
      summaryClass="py-5"
      summary={
        <span className="min-w-0">
          <span className="block font-[640] font-display text-xl">{title}</span>
          <span className="block text-ink-soft text-sm">{lead}</span>
        </span>
      }
    >
      {children}
    </Accordion>
  );
}
