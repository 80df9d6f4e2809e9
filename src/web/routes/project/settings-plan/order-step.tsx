import { useCallback, useState } from 'react';
import { useLoaderData } from 'react-router';
import { nameOrder, type Order, orderFacts } from '#domain/billing/order-facts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { planTexts } from '#web/i18n/project/plan.ts';
import { usePathTo } from '#web/paths.ts';
import type { loader } from '#web/routes/project/settings-plan.tsx';
import { usePrices } from '#web/use-prices.ts';

interface OpenStep {
  order: Order;
  onConfirm: () => void;
  isOpen: boolean;
}

/** The step before an order: what, how long, net, VAT, total, how to cancel. The mail after it states the same. */
export function useOrderStep({ isPaidNext }: { isPaidNext: boolean }) {
  const [open, setOpen] = useState<OpenStep | null>(null);
  const close = useCallback(() => setOpen((now) => now && { ...now, isOpen: false }), []);
  const ask = (order: Order, onConfirm: () => void) => setOpen({ order, onConfirm, isOpen: true });
  const modal = open && <OrderStep {...open} isPaidNext={isPaidNext} onClose={close} />;
  return { ask, modal };
}

interface OrderStepProps extends OpenStep {
  /** On Stripe's page. Otherwise the operator confirms the order first. */
  isPaidNext: boolean;
  onClose: () => void;
}

function OrderStep({ order, onConfirm, isOpen, isPaidNext, onClose }: OrderStepProps) {
  const texts = useTexts(planTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const { sellsTo } = usePrices();
  const { vatAbroad } = useLoaderData<typeof loader>();
  const pathTo = usePathTo();
  const link = (href: string, label: string) => (
    <a href={href} target="_blank" rel="noopener" className="text-link">
      {label}
    </a>
  );
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      title={texts.orderTitle(nameOrder(order, language))}
      description={isPaidNext ? texts.orderPaidNext : texts.orderConfirmedNext}
      texts={common}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            variant="signal"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {texts.orderNow}
          </Button>
        </>
      }
    >
      <dl className="figures grid gap-y-2 text-sm sm:grid-cols-[8rem_1fr] sm:gap-x-6">
        {orderFacts(order, language, { sellsTo, vatAbroad }).map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-ink-soft text-sm">
        {texts.orderTerms} {link(pathTo('terms'), texts.termsLink)}
        {sellsTo === 'consumers' && (
          <>
            {texts.and}
            {link(pathTo('withdrawal'), texts.withdrawalLink)}
          </>
        )}
        .
      </p>
    </Modal>
  );
}
