import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { adminBillingTexts } from '../../../i18n/admin/billing.ts';
import { useTexts } from '../../../i18n/language.tsx';

/** Without keys there is nothing to list, and the operator reads how to get them. */
export function NoProvider() {
  const texts = useTexts(adminBillingTexts);
  return (
    <div className="rounded-lg border border-line">
      <EmptyState level={2} drawing="people" title={texts.noProvider} description={texts.noProviderText} />
    </div>
  );
}
