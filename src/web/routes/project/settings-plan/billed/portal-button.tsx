import { Button } from '#web/components/ui/button.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import type { Acting } from '#web/routes/project/settings-plan/acting.ts';

/** Opens Stripe's page for the card, the address and the VAT ID. */
export function PortalButton({ act, isBusy }: Pick<Acting, 'act' | 'isBusy'>) {
  const texts = useTexts(billingTexts);
  return (
    <Button size="sm" variant="outline" state={isBusy('portal') ? 'loading' : 'idle'} onClick={() => act('portal')}>
      {texts.paymentDetails}
    </Button>
  );
}
