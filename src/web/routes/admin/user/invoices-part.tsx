import { useCallback, useState } from 'react';
import type { Customer } from '#contract/calls/customers.ts';
import { euros } from '#domain/billing/prices.ts';
import { invoiceTones } from '#web/components/billing/invoices.tsx';
import { DisputeNote } from '#web/components/billing-admin/dispute-note.tsx';
import { isRefundable, RefundModal } from '#web/components/billing-admin/refund-modal.tsx';
import { Row, Rows } from '#web/components/customer/fact-parts.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { adminBillingTexts } from '#web/i18n/admin/billing.ts';
import { customerTexts } from '#web/i18n/admin/customers.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';

type Invoice = Customer['invoices'][number];

/** The customer's invoices and payments; payments can be refunded. */
export function InvoicesPart({ invoices }: Pick<Customer, 'invoices'>) {
  const texts = useTexts(customerTexts);
  const refunds = useTexts(adminBillingTexts);
  const states = useTexts(billingTexts);
  const language = useLanguage();
  const [refund, setRefund] = useState<{ invoice: Invoice; open: boolean; key: number } | null>(null);
  // The same function every time: the form closes its modal in an effect that depends on it.
  const close = useCallback(() => setRefund((now) => now && { ...now, open: false }), []);
  return (
    <Part title={texts.invoices} text={texts.invoicesText}>
      <Rows empty={texts.noInvoices}>
        {invoices.map((invoice) => (
          <Row key={invoice.id}>
            <span className="min-w-0">
              {invoice.text}
              <span className="block text-ink-faint text-xs">
                <InvoiceNumber invoice={invoice} /> · <Timestamp iso={invoice.createdAt} isDay />
              </span>
              <DisputeNote dispute={invoice.dispute} />
            </span>
            <span className="figures flex flex-wrap items-center gap-3">
              {invoice.refundedCents > 0 && (
                <span className="text-ink-faint">{texts.refundedSum(euros(invoice.refundedCents, language))}</span>
              )}
              {euros(invoice.grossCents, language)}
              <Badge tone={invoiceTones[invoice.state]}>{states[invoice.state]}</Badge>
              {isRefundable(invoice) && (
                <Button
                  size="sm"
                  variant="outline"
                  label={refunds.refundThis(invoice.number ?? '')}
                  onClick={() => setRefund({ invoice, open: true, key: (refund?.key ?? 0) + 1 })}
                >
                  {refunds.refund}
                </Button>
              )}
            </span>
          </Row>
        ))}
      </Rows>
      {refund && <RefundModal key={refund.key} invoice={refund.invoice} open={refund.open} onClose={close} />}
    </Part>
  );
}

function InvoiceNumber({ invoice: { number, id, pdfUrl } }: { invoice: Invoice }) {
  if (!pdfUrl) return <>{number ?? id}</>;
  return (
    <a href={pdfUrl} target="_blank" rel="noopener" className="inline-block py-1 text-link">
      {number ?? id}
    </a>
  );
}
