// What is at checkout.stripe.com, billing.stripe.com, invoice.stripe.com and pay.stripe.com: plain forms in English.
import type Stripe from 'stripe';
import type { Account } from './account.ts';
import type { Answer, Asked } from './api.ts';
import { attachCard, defaultMethod, readCard } from './cards.ts';
import { checkoutAnswer } from './checkout-page.ts';
import { payInvoice } from './collect.ts';
import { declineOf } from './errors.ts';
import { subscriptionOf } from './invoice.ts';
import { portalAnswer } from './portal.ts';

export type Fields = Map<string, string>;

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const style = `body{margin:0;font:16px/1.4 system-ui,sans-serif;background:#f6f8fa;color:#1a1f36}
main{max-width:520px;margin:24px auto;padding:24px;background:#fff;border-radius:12px}
label{display:block;margin:12px 0}input{display:block;box-sizing:border-box;width:100%;font:inherit;padding:8px}
table{width:100%}td:last-child{text-align:right}`;

export const html = (title: string, body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
});

export const notFound = () => html('404', '', 404);
export const redirect = (location: string): Answer => ({ status: 303, headers: { location } });

export const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
export const dateText = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' });
export const rowHtml = (left: string, amount: number, currency: string) =>
  `<tr><td>${left}</td><td>${money(amount, currency)}</td></tr>`;
export const problemHtml = (problem: string | null) => (problem ? `<p role="alert">${escapeHtml(problem)}</p>` : '');

const fieldHtml = (name: string, label: string, typed: Fields) =>
  `<label>${label}<input name="${name}" value="${escapeHtml(typed.get(name) ?? '')}"></label>`;
export const cardFields = (typed: Fields) =>
  fieldHtml('card', 'Card number', typed) +
  fieldHtml('expiry', 'Expiry (MM/YY)', typed) +
  fieldHtml('cvc', 'CVC', typed);
export const addressFields = (typed: Fields) =>
  fieldHtml('name', 'Name or company', typed) +
  fieldHtml('line1', 'Address', typed) +
  fieldHtml('postal_code', 'Postal code', typed) +
  fieldHtml('city', 'City', typed) +
  fieldHtml('country', 'Country (DE, AT, FR …)', typed);

/** What was typed, with what is known of the customer where nothing was. */
export const readFields = (customer: Stripe.Customer, body: string): Fields =>
  new Map([
    ['name', customer.name ?? ''],
    ...(['line1', 'postal_code', 'city', 'country'] as const).map(
      (name) => [name, customer.address?.[name] ?? ''] as const,
    ),
    ...new URLSearchParams(body),
  ]);

export const typedAddress = (typed: Fields): Stripe.Address => ({
  city: typed.get('city') || null,
  country: typed.get('country')?.toUpperCase() || null,
  line1: typed.get('line1') || null,
  line2: null,
  postal_code: typed.get('postal_code') || null,
  state: null,
});

/** A page with one line of text: enough to be opened and printed. */
function pdf(text: string): Buffer {
  const content = `BT /F1 18 Tf 56 770 Td (${text}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n`;
  return Buffer.from(`${file}${table}${file.length}\n%%EOF\n`, 'latin1');
}

function invoiceAnswer(asked: Asked, account: Account, invoice: Stripe.Invoice, customer: Stripe.Customer): Answer {
  const typed = readFields(customer, asked.body);
  const show = (problem: string | null, status = 200) => {
    const lines = invoice.lines.data.map(({ description, amount }) =>
      rowHtml(escapeHtml(description ?? ''), amount, invoice.currency),
    );
    const card = defaultMethod(account, customer.id, subscriptionOf(account, invoice))?.card;
    const known =
      card &&
      `<form method="post"><button name="do" value="default">Pay this invoice (•••• ${card.last4})</button></form>`;
    const form = `${known ?? ''}<form method="post">${cardFields(typed)}<button name="do" value="card">Pay this invoice</button></form>`;
    return html(
      `Invoice ${invoice.number}`,
      `<p>${invoice.status === 'paid' ? 'Paid' : invoice.status} · ${dateText(invoice.created)}</p>
<table>${lines.join('')}${rowHtml('Total with tax', invoice.total, invoice.currency)}</table>
<p><a href="/i/${invoice.id}/pdf">Download PDF</a></p>${problemHtml(problem)}${invoice.status === 'open' ? form : ''}`,
      status,
    );
  };
  if (asked.method !== 'POST' || invoice.status !== 'open') return show(null);
  const card = typed.get('do') === 'default' ? null : readCard(typed, account.clock.now());
  if (card && 'problem' in card) return show(card.problem, 402);
  if (card?.behaviour.atOnce) return show(declineOf(card.behaviour.atOnce).message, 402);
  const code = payInvoice(account, invoice, { method: card && attachCard(account, customer, card) });
  return code ? show(declineOf(code).message, 402) : redirect(`/i/${invoice.id}`);
}

export function pageAnswer(asked: Asked, account: Account): Answer {
  const [, first, second = '', third = ''] = asked.path.split('/');
  if (first === 'c' && second === 'pay') return checkoutAnswer(asked, account, third);
  if (first === 'p' && second === 'session') return portalAnswer(asked, account, third);
  const invoice = first === 'i' ? account.invoices.get(second) : undefined;
  const customer = account.customers.get(String(invoice?.customer));
  if (!invoice?.number || !customer) return notFound();
  return third === 'pdf'
    ? { status: 200, headers: { 'content-type': 'application/pdf' }, body: pdf(`Invoice ${invoice.number}`) }
    : invoiceAnswer(asked, account, invoice, customer);
}
