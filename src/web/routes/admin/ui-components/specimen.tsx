import type { ReactNode } from 'react';
import type { Language, Text } from '#domain/language.ts';

/** Every section of the gallery gets the language and renders its texts through `say`. */
export interface SectionProps {
  language: Language;
  say: (text: Text) => string;
}

export function Section({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-line border-t pt-10 pb-16">
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{intro}</p>
      <div className="mt-10 grid gap-x-12 gap-y-12 lg:grid-cols-2">{children}</div>
    </section>
  );
}

/** One component in one or several states. `wide` takes the whole row. */
export function Specimen({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
      <h3 className="mb-4 font-normal font-sans text-ink-faint text-sm tracking-normal">{title}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
