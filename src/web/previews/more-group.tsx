import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import { Accordion } from '#web/components/audit/accordion.tsx';
import { gridTexts } from './texts.ts';

interface MoreGroupProps {
  count: number;
  language: Language;
  children: ReactNode;
  className?: string;
}

/** The platforms that don't count in the score: folded, after those that do. Paper has no room for them. */
export function MoreGroup({ count, language, children, className = 'border-line border-y' }: MoreGroupProps) {
  if (count === 0) return null;
  return (
    <Accordion
      className={`${className} print:hidden`}
      summaryClass="py-3"
      summary={
        <span>
          {gridTexts.more[language]} <span className="text-ink-soft">{gridTexts.notCounted[language](count)}</span>
        </span>
      }
    >
      {children}
    </Accordion>
  );
}
