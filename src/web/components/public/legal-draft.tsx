import { useTexts } from '#web/i18n/language.tsx';
import { legalDraftTexts } from '#web/i18n/public/terms.ts';

/** Says that a legal page still waits for its operator, as the imprint does. */
export function LegalDraft() {
  const texts = useTexts(legalDraftTexts);
  return (
    <aside className="mt-10 max-w-[52rem] rounded-md bg-warn-soft px-5 py-4 text-sm">
      <p className="font-[600]">{texts.label}</p>
      <p className="mt-1 text-ink-soft">{texts.text}</p>
    </aside>
  );
}
