import type { ReactNode } from 'react';

interface ReportSectionProps {
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
}

export function ReportSection({ id, title, text, children }: ReportSectionProps) {
  return (
    <section id={id} className="mt-16 scroll-mt-8 lg:mt-24">
      <h2 className="text-3xl">{title}</h2>
      {text && <p className="mt-3 max-w-text text-ink-soft">{text}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}
