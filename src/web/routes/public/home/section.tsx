import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  /** Omitted if the section is one sentence and that sentence is the heading. */
  title?: string;
  text?: string;
  children?: ReactNode;
  ground?: 'paper' | 'sunken' | 'dark';
}

const grounds = {
  paper: 'border-line border-t',
  sunken: 'border-line border-t bg-sunken',
  dark: 'scheme-dark bg-paper text-ink',
};

/** One part of the home page. `data-section`: the URL's hash follows it while scrolling. */
export function Section({ id, title, text, children, ground = 'paper' }: SectionProps) {
  return (
    <section id={id} data-section className={clsx('py-section', grounds[ground])}>
      <div className="page-width">
        {title && (
          <header className="grid gap-x-20 gap-y-5 lg:grid-cols-2">
            <h2 className="max-w-[20ch] hyphens-auto text-4xl [overflow-wrap:anywhere]">{title}</h2>
            {text && <p className="max-w-text text-ink-soft text-lg lg:pt-2">{text}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
