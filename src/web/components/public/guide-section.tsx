import type { ReactNode } from 'react';

interface GuideSectionProps {
  id?: string;
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** A part of a guide under its heading. */
export function GuideSection({ id, title, lead, children }: GuideSectionProps) {
  return (
    <section id={id} className="mt-14 scroll-mt-24 border-line border-t pt-8 lg:mt-20">
      <h2 className="hyphens-auto text-3xl [overflow-wrap:anywhere]">{title}</h2>
      {lead && <p className="mt-3 max-w-text text-ink-soft">{lead}</p>}
      {children && <div className="mt-6">{children}</div>}
    </section>
  );
}
