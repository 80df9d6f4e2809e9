import type { Account } from '../account.ts';
import { payInvoice } from '../billing/collect.ts';
import { subscriptionOf } from '../billing/invoice.ts';
import { attachCard, defaultMethod } from '../customers/payment-methods.ts';
import { type Answer, type Asked, html, redirect } from '../http/answer.ts';
import { declineOf } from '../http/errors.ts';
import { creditNotePdf, invoiceLocale, invoicePdf } from '../invoices/invoice-pdf.ts';
import { cardFields, readFields, typedCard } from './forms.ts';
import { dateText, escapeHtml, money, pageHtml, problemHtml } from './page-html.ts';
import { pageWords } from './page-words.ts';

const notFound = () => html(pageHtml('404', '<p>404</p>', 'en'), 404);
const pdf = (body: Buffer, name: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}.pdf"` },
  body,
});

export function invoiceAnswer(asked: Asked, account: Account, id: string): Answer {
  const invoice = account.invoices.get(id);
  const customer = account.customers.get(String(invoice?.customer));
  if (!invoice || !customer || invoice.status === 'draft') return notFound();
  const locale = invoiceLocale(account, invoice);
  const words = pageWords[locale];
  const typed = readFields(asked.body);
  const show = (problem: string | null, status = 200) => {
    const lines = invoice.lines.data.map(
      ({ description, amount }) =>
        `<tr><td>${escapeHtml(description ?? '')}</td><td>${money(amount, invoice.currency, locale)}</td></tr>`,
    );
    const method = defaultMethod(account, customer.id, subscriptionOf(account, invoice));
    const known = method
      ? `<form method="post"><button name="do" value="default">${words.payInvoice} (•••• ${method.card?.last4})</button></form>`
      : '';
    const form = `${known}<form method="post">${cardFields(words, typed)}<button class="primary" name="do" value="card">${words.payInvoice}</button></form>`;
    return html(
      pageHtml(
        `${words.invoice} ${invoice.number}`,
        `<h1>${words.invoice} ${invoice.number}</h1><p>${words.statuses[invoice.status as 'paid']} · ${dateText(invoice.created, locale)}</p>
<table>${lines.join('')}<tr><td></td><td><b>${money(invoice.total, invoice.currency, locale)}</b></td></tr></table>
<p><a href="/i/${id}/pdf">${words.download}</a></p>${problemHtml(problem)}${invoice.status === 'open' ? form : ''}`,
        locale,
      ),
      status,
    );
  };
  if (asked.method !== 'POST' || invoice.status !== 'open') return show(null);
  const isDefault = typed.get('do') === 'default';
  const card = isDefault ? null : typedCard(typed, words, account.clock.now());
  if (card && 'problem' in card) return show(card.problem, 402);
  if (card?.behaviour.atOnce) return show(declineOf(card.behaviour.atOnce).message, 402);
  const method = card ? { method: attachCard(account, customer, card) } : {};
  const code = payInvoice(account, invoice, { ...method, isHolderPresent: true, isExtra: true });
  return code ? show(declineOf(code).message, 402) : redirect(`/i/${id}`);
}

export function invoicePdfAnswer(account: Account, id: string): Answer {
  const invoice = account.invoices.get(id);
  return invoice?.number ? pdf(invoicePdf(account, invoice), `Invoice-${invoice.number}`) : notFound();
}

export function creditNotePdfAnswer(account: Account, id: string): Answer {
  const note = account.creditNotes.get(id);
  return note ? pdf(creditNotePdf(account, note), `Credit-note-${note.number}`) : notFound();
}
