import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStripeApi } from '#api/billing/stripe.fixture.ts';
import { CallFailed } from '#contract/client.ts';
import { pickPrimary, readStripeState } from '#domain/billing/stripe.ts';
import type { Db } from '#io/db/db.ts';
import { currentPlan } from '#io/db/queries/billing/covering-plan.ts';
import { creditBalance } from '#io/db/queries/billing/credits.ts';
import { listWaitingEvents, nextReadNumber } from '#io/db/queries/billing/stripe-customers.ts';
import { listMirrored, listMirroredInvoices } from '#io/db/queries/billing/stripe-mirror.ts';
import { findBoughtPlan } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { mails } from '#io/db/schema/index.ts';
import { stripeCustomers } from '#io/db/schema/stripe.ts';
import { askCustomer, type CustomerState } from '#io/stripe/queries/customer-state.ts';
import { countRows } from '../../../../test/count-rows.ts';
import { few, seed } from '../../../../test/size.ts';
import { receiveEvent, type StripeEvent, wantedEvents } from './events.ts';
import { storeCustomerState } from './settle-customer.ts';

// Events of whole histories, delivered in any order, repeatedly and days late. Stripe's responses after each step are
// recorded from the stand-in; a sequence then chooses when we receive an event (and read Stripe), and in which order
// the responses arrive.

const api = await createStripeApi();
const { db, standIn, stripe } = api;

type Buyer = Awaited<ReturnType<typeof api.addBuyer>>;
const actions = {
  buys: ({ buy }) => buy('starter-100'),
  'buys credits': async ({ as, params, pay }) =>
    pay((await as.buyCredits({ params, body: { creditBundleId: 'credits-100' } })).url),
  cancels: async ({ customer }) => {
    for (const { id } of (await stripe.api.subscriptions.list({ customer: customer() })).data)
      await stripe.api.subscriptions.update(id, { cancel_at_period_end: true });
  },
  resumes: async ({ customer }) => {
    for (const { id } of (await stripe.api.subscriptions.list({ customer: customer() })).data)
      await stripe.api.subscriptions.update(id, { cancel_at_period_end: false });
  },
  'steps up': async ({ customer }) => {
    const [price] = (await stripe.api.prices.list({ lookup_keys: ['linkbild_professional-250_monthly'] })).data;
    for (const { id, items } of (await stripe.api.subscriptions.list({ customer: customer() })).data)
      await stripe.api.subscriptions.update(id, {
        items: [{ id: items.data[0]?.id ?? '', price: price?.id ?? '' }],
        proration_behavior: 'always_invoice',
      });
  },
  'a month passes': () => standIn.advance(31.5 * 86_400_000),
  'cannot pay, a month passes': async ({ customer }) => {
    standIn.declineCharges(customer(), 'insufficient_funds');
    await standIn.advance(31.5 * 86_400_000);
    standIn.declineCharges(customer(), null);
  },
  'three weeks pass': () => standIn.advance(21 * 86_400_000),
  'is deleted': ({ customer }) => stripe.api.customers.del(customer()),
  'is refunded': async ({ customer }) => {
    for (const { id, refunded } of (await stripe.api.charges.list({ customer: customer() })).data)
      if (!refunded) await stripe.api.refunds.create({ charge: id });
  },
} satisfies Record<string, (buyer: Buyer) => Promise<unknown>>;

type Step = keyof typeof actions;
const chosen: [name: string, steps: Step[]][] = [
  ['stays', ['buys', 'a month passes', 'steps up']],
  ['leaves', ['buys', 'steps up', 'cancels', 'resumes', 'cancels', 'a month passes']],
  ['fails', ['buys', 'cannot pay, a month passes']],
  ['recovers', ['buys', 'cannot pay, a month passes', 'three weeks pass']],
  ['deleted', ['buys credits', 'buys', 'a month passes', 'is deleted']],
  ['credits', ['buys credits', 'buys', 'buys credits', 'is refunded', 'cancels']],
];

// Nothing more happens to a deleted customer.
const steps = Object.keys(actions).filter((step) => step !== 'is deleted') as Step[];
const anySteps = fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 6 });
const histories = [
  ...chosen,
  ...fc.sample(anySteps, { numRuns: few(2, 10), seed }).map((more, at) => [`any-${at}`, ['buys', ...more]] as const),
];

const lived: { name: string; buyer: Buyer; customerId: string; states: CustomerState[]; events: StripeEvent[] }[] = [];
for (const [name, steps] of histories) {
  const buyer = await api.addBuyer(name);
  const states: CustomerState[] = [];
  for (const step of steps) {
    // Actions that this plan does not allow are refused and change nothing.
    await actions[step](buyer).catch((error: unknown) => {
      if (!(error instanceof CallFailed)) throw error;
    });
    states.push(await askCustomer(stripe, buyer.customer()));
  }
  const customerId = buyer.customer();
  const events = [...standIn.account.events.values()]
    .filter(({ data }) => (data.object as { customer?: unknown }).customer === customerId)
    .filter(({ type }) => wantedEvents.includes(type));
  lived.push({ name, buyer, customerId, states, events });
}

class Undo extends Error {}

/** Each sequence starts with a new customer and is rolled back. */
const undone = (run: (own: Db) => Promise<void>) =>
  db
    .transaction(async (own) => {
      await run(own);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });

/** 40 sequences in all, or 512. */
const SEQUENCES = few(5, 32);

describe('repeated and reordered events end in the state that Stripe has', () => {
  const sequence = fc.record({
    // The step of the history after which each event is received.
    seen: fc.array(fc.nat({ max: 5 }), { maxLength: 3 }),
    order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
    picks: fc.infiniteStream(fc.nat()),
  });
  test.each(lived)(`$name: ${SEQUENCES} sequences`, async ({ buyer, customerId, states, events }) => {
    const final = states.at(-1) ?? raise();
    const property = fc.asyncProperty(sequence, async ({ seen, order, picks }) => {
      await undone(async (own) => {
        const io = { ...api.io, db: own };
        // Every event, twice and in any order: each is stored once.
        const doubled = [...events, ...events].map((event) => ({ event, place: picks.next().value ?? 0 }));
        for (const { event } of doubled.toSorted((one, other) => one.place - other.place))
          await receiveEvent(io, event);
        expect(await listWaitingEvents(own, customerId)).toHaveLength(events.length);
        const requested: { question: number; state: CustomerState }[] = [];
        const moments = [...seen.map((step) => Math.min(step, states.length - 1)).toSorted(), states.length - 1];
        for (const step of moments)
          requested.push({ question: await nextReadNumber(own), state: states[step] ?? final });
        const arriving = [...requested, ...requested.slice(0, 1)]
          .map((answer, at) => ({ answer, place: order[at] ?? 0 }))
          .toSorted((one, other) => one.place - other.place);
        for (const { answer } of arriving) await storeCustomerState(io, customerId, answer.question, answer.state);
        const { primary } = pickPrimary(final.subscriptions);
        const held = await findBoughtPlan(own, buyer.project.id);
        expect([held?.planId, held?.period, held?.graceEndsAt ?? null]).toEqual([
          primary?.planId ?? undefined,
          primary?.period ?? undefined,
          primary ? readStripeState(primary).graceEndsAt : null,
        ]);
        if (primary && !held?.graceEndsAt) expect((await currentPlan(own, buyer.project.id)).id).toBe(primary.planId);
        expect(await listMirrored(own, customerId)).toHaveLength(final.subscriptions.length);
        const invoices = await listMirroredInvoices(own, customerId);
        const sums = (rows: { grossCents: number; refundedCents: number; state: string }[]) =>
          rows.map((row) => `${row.state} ${row.grossCents} ${row.refundedCents}`).toSorted();
        expect(sums(invoices)).toEqual(sums(final.invoices));
        const credits = final.purchases.filter(({ isRefunded }) => !isRefunded).length * 100;
        expect(await creditBalance(own, buyer.project.id)).toBe(credits);
        const kinds = await own.select({ kind: mails.kind }).from(mails).where(eq(mails.recipient, buyer.owner.email));
        expect(kinds.filter(({ kind }) => kind === 'plan-ended').length).toBeLessThanOrEqual(1);
      });
    });
    await fc.assert(property, { numRuns: SEQUENCES, seed, endOnFailure: true });
  });
});

test('each of the customers was stored once', async () => {
  expect(await countRows(db, stripeCustomers)).toBe(histories.length);
});

function raise(): never {
  throw new Error('there is no such history');
}
