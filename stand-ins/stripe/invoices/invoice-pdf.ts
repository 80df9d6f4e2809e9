import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { dateText, money, type PageLocale } from '../pages/page-html.ts';
import { pageWords } from '../pages/page-words.ts';
import { type PdfLine, writePdf } from './write-pdf.ts';

export const invoiceLocale = (account: Account, { customer }: { customer: unknown }): PageLocale =>
  account.customers.get(String(customer))?.preferred_locales?.[0]?.startsWith('de') ? 'de' : 'en';

function recipient(invoice: Stripe.Invoice): PdfLine[] {
  const address = invoice.customer_address;
  return [
    invoice.customer_name,
    address?.line1,
    address?.line2,
    [address?.postal_code, address?.city].filter(Boolean).join(' '),
    address?.country,
    invoice.customer_email,
    ...(invoice.customer_tax_ids ?? []).map(({ value }) => value),
  ]
    .filter((line): line is string => Boolean(line))
    .map((left) => ({ left }));
}

function taxLines(account: Account, taxes: Stripe.Invoice.TotalTax[], currency: string, locale: PageLocale): PdfLine[] {
  const words = pageWords[locale];
  return taxes.map((tax) => {
    const rate = account.taxRates.get(tax.tax_rate_details?.tax_rate ?? '')?.percentage ?? 0;
    const left = tax.taxability_reason === 'reverse_charge' ? words.reverse : `${words.vat} ${rate} %`;
    return { left, right: money(tax.amount, currency, locale) };
  });
}

export function invoicePdf(account: Account, invoice: Stripe.Invoice): Buffer {
  const locale = invoiceLocale(account, invoice);
  const words = pageWords[locale];
  const amount = (cents: number) => money(cents, invoice.currency, locale);
  const title = `${words.invoice} ${invoice.number ?? ''}`;
  return writePdf(title, [
    { left: title, size: 18 },
    { left: account.settings.sellerName },
    { left: `${words.date}: ${dateText(invoice.created, locale)}` },
    { left: '' },
    { left: `${words.billTo}:` },
    ...recipient(invoice),
    { left: '' },
    ...invoice.lines.data.map((line) => ({ left: line.description ?? '', right: amount(line.amount) })),
    { left: '' },
    { left: words.net, right: amount(invoice.total_excluding_tax ?? invoice.subtotal) },
    ...taxLines(account, invoice.total_taxes ?? [], invoice.currency, locale),
    { left: words.statuses[invoice.status as 'paid'] ?? '', right: amount(invoice.total), size: 12 },
  ]);
}

export function creditNotePdf(account: Account, note: Stripe.CreditNote): Buffer {
  const locale = invoiceLocale(account, note);
  const words = pageWords[locale];
  const invoice = account.invoices.get(String(note.invoice));
  const title = `${words.creditNote} ${note.number}`;
  return writePdf(title, [
    { left: title, size: 18 },
    { left: account.settings.sellerName },
    { left: `${words.invoice} ${invoice?.number ?? ''}` },
    ...(invoice ? recipient(invoice) : []),
    { left: words.net, right: money(note.subtotal, note.currency, locale) },
    ...taxLines(account, note.total_taxes ?? [], note.currency, locale),
    { left: note.memo ?? '', right: money(note.total, note.currency, locale), size: 12 },
  ]);
}
