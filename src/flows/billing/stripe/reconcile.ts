import { pageUrl } from '#flows/crawl/page-url.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { findUserByEmail } from '#io/db/queries/accounts/users.ts';
import { listCustomers, listWaitingEvents } from '#io/db/queries/billing/stripe-customers.ts';
import type { Io } from '#io/io.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { billingDifferencesMail, type Difference } from '#io/mail/mails/billing.ts';
import { isMissing } from '#io/stripe/ask-stripe.ts';
import { settleCustomer } from './settle-customer.ts';

const PAGE = 100;

/** The job: asks for every customer, corrects what differs, and tells the operator. Nothing differs: no mail. */
export async function reconcile(io: Io, signal: AbortSignal): Promise<void> {
  const { stripe } = io;
  if (!stripe) return;
  const found: Difference[] = [];
  for (let after = ''; ; ) {
    const customers = await listCustomers(io.db, { after, limit: PAGE });
    for (const { id, site } of customers) {
      if (signal.aborted) throw new Error('stopped in the middle of the nightly check');
      try {
        // What an event has told and a job has yet to do is no difference.
        const isTold = (await listWaitingEvents(io.db, id)).length > 0;
        const { news } = await settleCustomer(io, stripe, id);
        if (news.length > 0 && !isTold) found.push({ site, customerId: id, news });
      } catch (error) {
        io.log.warn({ customerId: id, reason: reasonOf(error) }, 'a customer could not be compared with Stripe');
        const why = isMissing(error, 'id') ? 'Stripe does not know this customer' : 'Stripe did not answer';
        found.push({ site, customerId: id, news: [`not compared: ${why}`] });
      }
    }
    const last = customers.at(-1);
    if (!last || customers.length < PAGE) break;
    after = last.id;
  }
  if (found.length > 0) await tellOperator(io, found);
}

async function tellOperator(io: Io, found: Difference[]): Promise<void> {
  const { adminEmail } = io.settings;
  const language = (await findUserByEmail(io.db, adminEmail))?.language ?? 'en';
  const mail = billingDifferencesMail(language, found.slice(0, 50), pageUrl(io, language, '/app/admin/subscriptions'));
  await io.db.transaction((db) => writeMail(io, db, { email: adminEmail, language }, mail));
}
