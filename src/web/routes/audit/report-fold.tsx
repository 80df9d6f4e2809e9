import type { ReactNode } from 'react';
import { Fold } from '../../components/audit/accordion.tsx';

interface ReportFoldProps {
  title: string;
  /** Beside the title, such as how many there are. */
  note?: string | undefined;
  children: ReactNode;
}

/** A part of a report that is there for whoever wants to know more: collapsed. */
export const ReportFold = ({ title, note, children }: ReportFoldProps) => (
  <Fold
    className="border-line border-t"
    summaryClass="py-4"
    summary={
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
        <span className="font-[640] font-display text-xl">{title}</span>
        {note && <span className="text-ink-faint text-sm">{note}</span>}
      </span>
    }
  >
    <div className="pt-2 pb-10">{children}</div>
  </Fold>
);
