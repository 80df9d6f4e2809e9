import { ApiError } from '#contract/errors.ts';
import { pickPrimary } from '#domain/billing/stripe.ts';
import { operatorLines } from '#domain/operator/operator.ts';
import { requireProvenAddress } from '#flows/guards/refusals.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import {
  addCustomer,
  countGoneCustomers,
  findCustomerOfProject,
  markCustomerGone,
  type StripeCustomerRow,
  setBuyer,
} from '#io/db/queries/billing/stripe-customers.ts';
import { listMirrored } from '#io/db/queries/billing/stripe-mirror.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { askStripe } from '#io/stripe/ask-stripe.ts';
import { createCustomer, setInvoiceFooter } from '#io/stripe/queries/create-customer.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { settleCustomer } from './settle-customer.ts';
import { readAnswer, stripeResultOf } from './stripe-error.ts';

interface Buying {
  stripe: StripeClient;
  project: ProjectRow;
  user: UserRow;
  /** Credits make nobody the buyer of the plan, who may change it. */
  isPlan: boolean;
}

/** Opens a Stripe page for the project's customer, or for a new one if the customer was deleted at Stripe. */
export async function openForCustomer<Page>(
  io: Io,
  buying: Buying,
  open: (customerId: string) => Promise<Page>,
): Promise<Page> {
  const customer = await customerFor(io, buying);
  const first = await askStripe(() => open(customer.id));
  if (first.ok || first.reason !== 'no-customer') return readAnswer(io, first);
  await retireCustomer(io, buying.stripe, customer.id);
  const { id } = await customerFor(io, buying);
  return stripeResultOf(io, () => open(id));
}

/** The customer is created with the first purchase. */
async function customerFor(io: Io, { stripe, project, user, isPlan }: Buying): Promise<StripeCustomerRow> {
  const known = await findCustomerOfProject(io.db, project.id);
  const footer = operatorLines(await io.operator.current(), user.language).join('\n');
  if (known) {
    // An error here must not fail the purchase. A customer unknown to Stripe is replaced when the page is opened.
    await askStripe(() => setInvoiceFooter(stripe, known.id, footer));
    if (isPlan && known.userId !== user.id) await setBuyer(io.db, known.id, user.id);
    return known;
  }
  const { uuid: projectUuid, address: site, id: projectId } = project;
  // Stripe sends receipts and links there.
  const email = requireProvenAddress(user);
  const { language, id: userId } = user;
  const earlier = await countGoneCustomers(io.db, projectId);
  const id = await stripeResultOf(io, () =>
    createCustomer(stripe, { projectUuid, email, site, language, footer, earlier }),
  );
  const added = await addCustomer(io.db, { id, site, projectId, userId });
  if (!added) throw new ApiError('PROJECT_NOT_FOUND');
  return added;
}

/** Stores what Stripe still returns about a deleted customer before marking it as gone. */
async function retireCustomer(io: Io, stripe: StripeClient, customerId: string): Promise<void> {
  const settled = await askStripe(() => settleCustomer(io, stripe, customerId));
  if (settled.ok) return;
  // Stripe does not know the customer, for example after switching from test keys to live ones. A running plan is not
  // dropped for that.
  const isPaying = pickPrimary(await listMirrored(io.db, customerId)).primary !== null;
  if (settled.reason === 'unavailable' || isPaying) readAnswer(io, settled);
  await markCustomerGone(io.db, customerId);
}
