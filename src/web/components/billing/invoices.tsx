import type { ReactNode } from 'react';
import type { Api } from '#contract/client.ts';
import { euros } from '#domain/billing/prices.ts';
import { Part } from '#web/components/part.tsx';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { type Column, Table } from '#web/components/ui/table.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';

export type Invoice = Awaited<ReturnType<Api['listInvoices']>>[number];

export const invoiceTones: Record<Invoice['state'], Tone> = {
  paid: 'good',
  open: 'warn',
  void: 'neutral',
  uncollectible: 'neutral',
};

/** Columns of an invoice, for the customer and for the super admin, who sees a `note` below the number. */
export function useInvoiceColumns<Row extends Invoice>(note?: (row: Row) => ReactNode): Column<Row>[] {
  const texts = useTexts(billingTexts);
  const language = useLanguage();
  return [
    {
      key: 'number',
      header: texts.invoice,
      main: true,
      className: 'max-md:pr-32',
      cell: (row) => (
        <>
          <span className="block [overflow-wrap:anywhere]">{row.text}</span>
          <span className="block font-normal text-ink-faint text-xs">
            {row.number} · <Timestamp iso={row.createdAt} isDay />
          </span>
          {note?.(row)}
        </>
      ),
    },
    {
      key: 'gross',
      header: texts.gross,
      align: 'end',
      cell: ({ grossCents, taxCents }) => (
        <>
          <span className="block">{euros(grossCents, language)}</span>
          <span className="block text-ink-faint text-xs">{texts.includingVat(euros(taxCents, language))}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: texts.state,
      cell: ({ state, refundedCents }) => (
        <>
          <Badge tone={invoiceTones[state]}>{texts[state]}</Badge>
          {refundedCents > 0 && (
            <span className="mt-1 block text-ink-faint text-xs">{texts.refunded(euros(refundedCents, language))}</span>
          )}
        </>
      ),
    },
  ];
}

export function Invoices({ invoices, children }: { invoices: Invoice[]; children?: ReactNode }) {
  const texts = useTexts(billingTexts);
  const common = useTexts(commonTexts);
  const columns = useInvoiceColumns<Invoice>();
  return (
    <Part title={texts.invoices} text={texts.invoicesText}>
      <Table
        rows={invoices}
        keyOf={({ id }) => id}
        texts={{ ...common, caption: texts.invoices }}
        empty={<p className="text-ink-faint text-sm">{texts.noInvoices}</p>}
        columns={columns}
        actions={({ number, pdfUrl, payUrl, state }) => (
          <span className="inline-flex gap-2">
            {state === 'open' && payUrl && (
              <ButtonLink size="sm" variant="outline" href={payUrl}>
                {texts.payShort}
              </ButtonLink>
            )}
            {pdfUrl && (
              <ButtonLink size="sm" variant="quiet" href={pdfUrl} target="_blank" label={texts.openPdf(number ?? '')}>
                {texts.pdf}
              </ButtonLink>
            )}
          </span>
        )}
      />
      {children && <div className="mt-6">{children}</div>}
    </Part>
  );
}
