import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import type { Api } from '#contract/client.ts';
import { euros } from '#domain/billing/prices.ts';
import { FormModal } from '#web/components/actions/form-modal.tsx';
import { useInvoiceColumns } from '#web/components/billing/invoices.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { adminTexts } from '#web/i18n/admin/admin.ts';
import { adminBillingTexts } from '#web/i18n/admin/billing.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { usePathTo } from '#web/paths.ts';
import { PagedTable } from '#web/routes/admin/paged-table.tsx';

type List = Awaited<ReturnType<Api['listAllInvoices']>>;
type AnyInvoice = List['items'][number];

const leftOf = ({ grossCents, refundedCents }: AnyInvoice) => grossCents - refundedCents;

/** Every invoice; what was paid can be refunded, whole or in part. */
export function InvoiceList({ list }: { list: List }) {
  const texts = useTexts(adminBillingTexts);
  const billing = useTexts(billingTexts);
  const { project } = useTexts(adminTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const columns = useInvoiceColumns<AnyInvoice>();
  const [refundDialog, setRefundDialog] = useState<{ invoice: AnyInvoice; open: boolean; key: number } | null>(null);
  const close = useCallback(() => setRefundDialog((now) => now && { ...now, open: false }), []);
  const site = {
    key: 'site',
    header: project,
    cell: ({ site: name, projectSlug }: AnyInvoice) =>
      projectSlug ? (
        <Link to={pathTo('projectAdmin', { projectSlug })} className="text-link [overflow-wrap:anywhere]">
          {name}
        </Link>
      ) : (
        name || texts.deletedProject
      ),
  };
  return (
    <>
      <PagedTable
        list={list}
        keyOf={({ id }) => id}
        texts={{ heading: billing.invoices, emptyTitle: billing.noInvoices, emptyText: texts.noInvoicesText }}
        drawing="people"
        columns={[...columns.slice(0, 1), site, ...columns.slice(1)]}
        actions={(invoice) => (
          <span className="inline-flex gap-2">
            {invoice.pdfUrl && (
              <ButtonLink
                size="sm"
                variant="quiet"
                href={invoice.pdfUrl}
                target="_blank"
                label={billing.openPdf(invoice.number ?? '')}
              >
                {billing.pdf}
              </ButtonLink>
            )}
            {invoice.state === 'paid' && leftOf(invoice) > 0 && (
              <Button
                size="sm"
                variant="outline"
                label={texts.refundThis(invoice.number ?? '')}
                onClick={() => setRefundDialog({ invoice, open: true, key: (refundDialog?.key ?? 0) + 1 })}
              >
                {texts.refund}
              </Button>
            )}
          </span>
        )}
      />
      {refundDialog && (
        <FormModal
          key={refundDialog.key}
          open={refundDialog.open}
          onClose={close}
          intent="refund"
          title={texts.refundTitle(refundDialog.invoice.number ?? '')}
          description={texts.refundText}
          submit={() => texts.refund}
          submitting={texts.refunding}
          done={texts.refunded}
          fields={(refusal) => (
            <>
              <input type="hidden" name="id" value={refundDialog.invoice.id} />
              <FormAlert refusal={refusal} />
              <TextField
                name="cents"
                label={texts.amount}
                hint={texts.amountHint(euros(leftOf(refundDialog.invoice), language))}
                inputMode="decimal"
                defaultValue={(leftOf(refundDialog.invoice) / 100)
                  .toFixed(2)
                  .replace('.', { en: '.', de: ',' }[language])}
                errors={refusal?.errors.cents}
              />
              <TextArea
                name="reason"
                rows={3}
                maxLength={500}
                label={texts.reason}
                hint={texts.reasonHint}
                errors={refusal?.errors.reason}
              />
            </>
          )}
        />
      )}
    </>
  );
}
