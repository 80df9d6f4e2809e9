import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  /** Omitted if the section is one sentence and that sentence is the heading. */
  title?: string;
  text?: string;
  children?: ReactNode;
  ground?: 'paper' | 'sunken' | 'dark';
  /** Goes on with the section above: no line and no space between them. */
  joins?: boolean;
}

const grounds = { paper: '', sunken: 'bg-sunken', dark: 'scheme-dark bg-paper text-ink' };

/** One part of the home page. `data-section`: the URL's hash follows it while scrolling. */
export function Section({ id, title, text, children, ground = 'paper', joins = false }: SectionProps) {
  const edge = joins ? 'pb-part' : clsx('py-part', ground !== 'dark' && 'border-line border-t');
  return (
    <section id={id} data-section className={clsx(edge, grounds[ground])}>
      <div className="page-width">
        {title && (
          <header className="mb-6 grid gap-x-16 gap-y-2 lg:mb-9 lg:grid-cols-2">
            <h2 className="max-w-[16em] hyphens-auto text-3xl lg:text-4xl [overflow-wrap:anywhere]">{title}</h2>
            {text && <p className="max-w-text text-ink-soft lg:pt-2 lg:text-lg">{text}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
