import type { ReactNode } from 'react';

interface PartProps {
  /** An anchor for links. */
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One part of the account page: what it is on the left, what to do on the right. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <section id={id} className="grid scroll-mt-20 gap-x-16 gap-y-6 py-10 lg:grid-cols-[18rem_minmax(0,34rem)]">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2 text-ink-soft text-sm">{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
