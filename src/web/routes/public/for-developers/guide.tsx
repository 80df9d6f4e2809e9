import type { ReactNode } from 'react';
import { Accordion } from '#web/components/audit/accordion.tsx';
import { CopyCode } from '#web/components/copy-code.tsx';
import { Article } from '#web/components/public/article.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { developersTexts } from '#web/i18n/public/developers.ts';
import { withExampleShop } from '#web/i18n/public/example-shop.ts';
import { usePathTo } from '#web/paths.ts';
import type { CodeExample } from './code.ts';

interface Entry {
  id: string;
  title: string;
}

interface GuideProps {
  heading: string;
  lead: string;
  /** The chapters, in order. */
  entries: readonly Entry[];
  children: ReactNode;
}

/** A page below /for-developers: the way back, a list of its chapters, and the chapters. */
export function Guide({ heading, lead, entries, children }: GuideProps) {
  const texts = useTexts(developersTexts);
  const pathTo = usePathTo();
  return (
    <Article heading={heading} lead={lead}>
      <p className="mt-6">
        <a href={pathTo('developers')} className="text-link">
          {texts.back}
        </a>
      </p>
      <Contents entries={entries} />
      {children}
    </Article>
  );
}

export function Contents({ entries }: { entries: readonly Entry[] }) {
  const texts = useTexts(developersTexts);
  return (
    <nav aria-label={texts.onThisPage} className="mt-10 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {entries.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className="min-w-6 py-1 text-link">
          {title}
        </a>
      ))}
    </nav>
  );
}

export function CodeList({ code }: { code: readonly CodeExample[] }) {
  const texts = useTexts(developersTexts);
  const language = useLanguage();
  const shown = code.map((one) => ({ ...one, code: withExampleShop(one.code, language) }));
  return (
    <div className="grid gap-5">
      {shown.map(({ title, code: lines, isLong }) =>
        isLong ? (
          <Accordion key={title} summary={<span className="py-3 font-[550] text-sm">{title}</span>}>
            <CopyCode title={title} code={lines} texts={texts} />
          </Accordion>
        ) : (
          <CopyCode key={title} title={title} code={lines} texts={texts} />
        ),
      )}
    </div>
  );
}
