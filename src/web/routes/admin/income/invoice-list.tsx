import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import type { Api } from '#contract/client.ts';
import { PagedTable } from '#web/components/admin-lists/paged-table.tsx';
import { useInvoiceColumns } from '#web/components/billing/invoices.tsx';
import { DisputeNote } from '#web/components/billing-admin/dispute-note.tsx';
import { isRefundable, RefundModal } from '#web/components/billing-admin/refund-modal.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { adminTexts } from '#web/i18n/admin/admin.ts';
import { adminBillingTexts } from '#web/i18n/admin/billing.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { usePathTo } from '#web/paths.ts';

type List = Awaited<ReturnType<Api['listAllInvoices']>>;
type AnyInvoice = List['items'][number];

/** Every invoice; what was paid can be refunded, whole or in part. */
export function InvoiceList({ list }: { list: List }) {
  const texts = useTexts(adminBillingTexts);
  const billing = useTexts(billingTexts);
  const { project } = useTexts(adminTexts);
  const pathTo = usePathTo();
  const columns = useInvoiceColumns<AnyInvoice>(({ dispute }) => <DisputeNote dispute={dispute} />);
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
            {isRefundable(invoice) && (
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
        <RefundModal key={refundDialog.key} invoice={refundDialog.invoice} open={refundDialog.open} onClose={close} />
      )}
    </>
  );
}
