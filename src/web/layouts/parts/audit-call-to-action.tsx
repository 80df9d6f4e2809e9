import { ButtonLink } from '#web/components/ui/button.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { shellTexts } from '#web/i18n/shell.ts';
import { usePathTo } from '#web/paths.ts';

/** Links from a finished page to the visitor's own audit. */
export function AuditCallToAction() {
  const texts = useTexts(shellTexts);
  return (
    <aside className="scheme-dark bg-paper text-ink">
      <div className="page-width grid gap-8 py-section lg:grid-cols-[1.4fr_1fr] lg:items-end">
        <div>
          <h2 className="max-w-[10.6em] text-4xl">{texts.auditCallTitle}</h2>
          <p className="mt-5 max-w-text text-ink-soft text-lg">{texts.auditCallText}</p>
        </div>
        <p className="lg:text-right">
          <ButtonLink href={`${usePathTo()('home')}#try-out`} variant="signal" size="lg">
            {texts.auditCallButton}
          </ButtonLink>
        </p>
      </div>
    </aside>
  );
}

/** From somebody else's report to one's own; not printed. */
export const TryItYourself = () => (
  <div className="print:hidden">
    <AuditCallToAction />
  </div>
);
