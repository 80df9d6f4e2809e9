import type { Account } from '../account.ts';
import { type Answer, type Asked, html } from '../http/answer.ts';
import { checkoutAnswer } from './checkout-page.ts';
import { creditNotePdfAnswer, invoiceAnswer, invoicePdfAnswer } from './invoice-page.ts';
import { pageHtml } from './page-html.ts';
import { portalAnswer } from './portal-page.ts';

/** What is at checkout.stripe.com, billing.stripe.com, invoice.stripe.com and pay.stripe.com. */
export function pageAnswer(asked: Asked, account: Account): Answer {
  const [, ...parts] = asked.path.split('/');
  const [first, second = '', third = ''] = parts;
  if (first === 'c' && second === 'pay') return checkoutAnswer(asked, account, third);
  if (first === 'p' && second === 'session') return portalAnswer(asked, account, third);
  if (first === 'i') return third === 'pdf' ? invoicePdfAnswer(account, second) : invoiceAnswer(asked, account, second);
  if (first === 'credit-notes' && third === 'pdf') return creditNotePdfAnswer(account, second);
  const charge = first === 'receipts' ? account.charges.get(second) : undefined;
  if (charge) return html(pageHtml('Receipt', `<p>${charge.amount} ${charge.currency}</p>`, 'en'));
  return html(pageHtml('404', '<p>404</p>', 'en'), 404);
}
