import { randomInt } from 'node:crypto';
import type { Cancellation, ReceivedCancellation } from '#domain/cancellation/cancellation.ts';
import type { Language } from '#domain/language.ts';
import { onlyChangeable } from '#flows/billing/plan-project.ts';
import { writeMail, writeToOperator } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import { addCancellationRequest, listCancellablePlans } from '#io/db/queries/billing/cancellation-requests.ts';
import type { Io } from '#io/io.ts';
import {
  cancellationOfAccountMail,
  cancellationReceiptMail,
  cancellationToOperatorMail,
} from '#io/mail/mails/cancellation.ts';
import { pageUrl } from '#io/page-url.ts';
import { carryOutUrl } from './carry-out.ts';

// Threat: anybody can cancel in somebody else's name, or find out who has a contract. So the declaration alone changes
// no plan; the response is the same for everybody; and the account's own address gets a link to cancel with.

interface Declared extends Cancellation {
  /** Where the receipt goes. */
  confirmationEmail: string;
  language: Language;
}

/** `K-4821-9930`: short enough to be read out on the phone. */
const newNumber = () => `K-${String(randomInt(1000, 10_000))}-${String(randomInt(1000, 10_000))}`;

/** Stores the declaration, confirms it by mail at once, and notifies the operator. */
export function requestCancellation(
  io: Io,
  { confirmationEmail, language, ...declared }: Declared,
): Promise<ReceivedCancellation> {
  return io.db.transaction(async (db) => {
    const row = await addCancellationRequest(db, { ...declared, language, number: newNumber() });
    const received = { ...declared, number: row.number, receivedAt: row.createdAt };
    await writeMail(io, db, { email: confirmationEmail, language }, cancellationReceiptMail(language, received));
    await writeToOperator(io, db, (operator) =>
      cancellationToOperatorMail(operator, { ...received, url: pageUrl(io, operator, '/app/admin/cancellations') }),
    );
    await notifyAccount(io, db, declared.email, { ...row, isWithdrawal: declared.kind === 'withdrawal' });
    return received;
  });
}

interface Request {
  id: number;
  number: string;
  isWithdrawal: boolean;
}

/** Mails the account's own address if it has plans, with a link that cancels those billed by Stripe. */
async function notifyAccount(io: Io, db: Db, email: string, request: Request): Promise<void> {
  const plans = await onlyChangeable(db, await listCancellablePlans(db, [email]));
  const billed = io.stripe ? plans.filter(({ stripeSubscriptionId }) => stripeSubscriptionId !== null) : [];
  const isBilled = billed.length > 0;
  const named = isBilled ? billed : plans;
  const [first] = named;
  if (!first) return;
  const { language } = first;
  const url = isBilled
    ? carryOutUrl(io, language, { request: request.id, user: first.userId })
    : pageUrl(io, language, `/app/${first.slug}/settings/plan`);
  const sites = named.map(({ address }) => address);
  const mail = cancellationOfAccountMail(language, { ...request, sites, url, isBilled });
  await writeMail(io, db, { email, language }, mail);
}
