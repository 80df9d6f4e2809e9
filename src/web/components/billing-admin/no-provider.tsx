import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { adminBillingTexts } from '#web/i18n/admin/billing.ts';
import { useTexts } from '#web/i18n/language.tsx';

/** Without keys there is nothing to list, and the operator reads how to get them. */
export function NoProvider() {
  const texts = useTexts(adminBillingTexts);
  return (
    <div className="rounded-lg border border-line">
      <EmptyState level={2} drawing="people" title={texts.noProvider} description={texts.noProviderText} />
    </div>
  );
}
