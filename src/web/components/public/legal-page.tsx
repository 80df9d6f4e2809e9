import type { ReactNode } from 'react';
import type { LegalDocument, LegalDocumentName, Passage } from '#domain/legal/legal-document.ts';
import { buttonClass } from '#web/components/ui/button.tsx';
import { FileDown } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { legalPageTexts } from '#web/i18n/public/legal.ts';
import { useRootData } from '#web/root-data.ts';
import { Article, Passages } from './article.tsx';

interface LegalPageProps {
  name: LegalDocumentName;
  document: LegalDocument;
  children?: ReactNode;
}

/** A document of the operator: its passages, what is still missing, and the same as PDF. */
export function LegalPage({ name, document, children }: LegalPageProps) {
  const texts = useTexts(legalPageTexts);
  const language = useLanguage();
  const apiUrl = useRootData()?.apiUrl ?? '/api';
  return (
    <Article heading={document.heading} lead={document.lead}>
      <IncompleteNotice passages={document.passages} />
      {children}
      <Passages passages={document.passages} />
      <p className="mt-12 print:hidden">
        <a href={`${apiUrl}/document/${name}?language=${language}`} download className={buttonClass('outline')}>
          <FileDown aria-hidden className="size-4" />
          {texts.download}
        </a>
      </p>
    </Article>
  );
}

/** Instead of a draft that looks finished. */
export function IncompleteNotice({ passages }: { passages: readonly Passage[] }) {
  const texts = useTexts(legalPageTexts);
  if (!passages.some(({ isMissing }) => isMissing)) return null;
  return (
    <aside className="mt-10 max-w-[52rem] rounded-md bg-warn-soft px-5 py-4 text-sm">
      <p className="font-[600]">{texts.incomplete}</p>
      <p className="mt-1 text-ink-soft">{texts.incompleteText}</p>
    </aside>
  );
}
