import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Passage } from '#domain/legal/legal-document.ts';

export interface ArticleProps {
  heading: string;
  lead?: string;
  children?: ReactNode;
}

/** A public page that is mainly text. */
export function Article({ heading, lead, children }: ArticleProps) {
  return (
    <article className="page-width pt-12 pb-section lg:pt-20">
      <h1 className="max-w-[10.6em] hyphens-auto text-5xl [overflow-wrap:anywhere]">{heading}</h1>
      {lead && <p className="mt-6 max-w-text text-ink-soft text-xl">{lead}</p>}
      {children}
    </article>
  );
}

/** Paragraphs under small headings, in a readable width. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  return (
    <div className="mt-14 grid max-w-[52rem] gap-12">
      {passages.map(({ title, text, isMissing }) => (
        <section key={title} className="grid gap-x-10 gap-y-3 border-line border-t pt-6 md:grid-cols-[16rem_1fr]">
          <h2 className="hyphens-auto text-xl [overflow-wrap:anywhere]">{title}</h2>
          <p
            className={clsx('whitespace-pre-line [overflow-wrap:anywhere]', isMissing ? 'text-warn' : 'text-ink-soft')}
          >
            {text}
          </p>
        </section>
      ))}
    </div>
  );
}

export interface ChapterProps {
  id?: string;
  title: string;
  text: string;
  /** Beside the text on wide windows, below it on phones. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One idea of a longer page: text on the left, an illustration on the right. */
export function Chapter({ id, title, text, aside, children }: ChapterProps) {
  return (
    <section
      id={id}
      className="mt-16 grid items-start gap-x-16 gap-y-8 border-line border-t pt-8 lg:mt-24 lg:grid-cols-[1fr_1.15fr] lg:pt-10"
    >
      <div className="min-w-0">
        <h2 className="max-w-[12em] hyphens-auto text-3xl [overflow-wrap:anywhere]">{title}</h2>
        <p className="mt-4 max-w-text text-ink-soft text-lg">{text}</p>
        {children}
      </div>
      {aside && <div className="min-w-0">{aside}</div>}
    </section>
  );
}

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
