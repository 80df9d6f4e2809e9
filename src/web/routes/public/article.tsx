import type { ReactNode } from 'react';

export interface ArticleProps {
  heading: string;
  lead?: string;
  children?: ReactNode;
}

/** A public page that is mainly read. */
export function Article({ heading, lead, children }: ArticleProps) {
  return (
    <article className="page-width pt-14 pb-section lg:pt-24">
      <h1 className="max-w-[16ch] hyphens-auto text-5xl [overflow-wrap:anywhere]">{heading}</h1>
      {lead && <p className="mt-6 max-w-text text-ink-soft text-xl">{lead}</p>}
      {children}
    </article>
  );
}

/** Paragraphs under small headings, in a readable width. */
export function Passages({ passages }: { passages: readonly { title: string; text: string }[] }) {
  return (
    <div className="mt-14 grid max-w-[52rem] gap-12">
      {passages.map(({ title, text }) => (
        <section key={title} className="grid gap-x-10 gap-y-3 border-line border-t pt-6 md:grid-cols-[14rem_1fr]">
          <h2 className="text-xl">{title}</h2>
          <p className="text-ink-soft">{text}</p>
        </section>
      ))}
    </div>
  );
}
