import { Logo } from '../../components/brand/logo.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { auditTexts } from '../../i18n/audit.ts';
import { useTexts } from '../../i18n/language.tsx';

/** A sheet of paper with nothing on it yet. */
export function EmptySheet() {
  const texts = useTexts(auditTexts);
  return (
    <div className="mx-auto max-w-[52rem] px-gutter py-12">
      <Logo height={16} label="Linkbild" />
      <h1 className="mt-10 text-3xl">{texts.onepagerHeading}</h1>
      <div className="mt-8 rounded-lg border border-line">
        <EmptyState level={2} title={texts.onepagerEmptyTitle} description={texts.onepagerEmptyText} />
      </div>
    </div>
  );
}
