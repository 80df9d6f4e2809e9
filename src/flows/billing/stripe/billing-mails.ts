import { nameOrder, type Order, orderDocuments, orderFacts } from '#domain/billing/order-facts.ts';
import type { BillingPeriod, Plan } from '#domain/billing/plan.ts';
import { freePlan, planById } from '#domain/billing/plan-table.ts';
import { eurosAndCents, namePlan } from '#domain/billing/prices.ts';
import type { Language } from '#domain/language.ts';
import { mayChangePlan } from '#flows/billing/plan-project.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { findCover } from '#io/db/queries/billing/covering-plan.ts';
import { atMoment } from '#io/db/queries/billing/current-plan.ts';
import { findVatPercent } from '#io/db/queries/billing/stripe-mirror.ts';
import { listProjectAdmins } from '#io/db/queries/projects/collaborators.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import type { Mail } from '#io/mail/compose.ts';
import { paymentFailedMail, planEndedMail } from '#io/mail/mails/billing.ts';
import { orderMail, planCancelledMail, type Refunded, refundMail } from '#io/mail/mails/order.ts';
import { pageUrl } from '#io/page-url.ts';

// Sent to everybody who may change the plan (flows/billing/plan-project.ts), in the transaction that changed it, so
// that repeated events send no second mail.

type Recipient = Pick<UserRow, 'id' | 'email' | 'language' | 'timeZone'>;

/** `endsAt`: of a plan that is over, those who could change it until then. */
export async function planManagers(db: Db, projectId: number, endsAt?: Date | null): Promise<Recipient[]> {
  const moment = endsAt ? new Date(endsAt.getTime() - 1) : undefined;
  const cover = await findCover(db, projectId, moment && atMoment(moment));
  const managers: Recipient[] = [];
  for (const admin of await listProjectAdmins(db, projectId))
    if (await mayChangePlan(db, { projectId, user: admin }, cover, moment)) managers.push(admin);
  return managers;
}

async function mailPlanManagers(
  io: Io,
  db: Db,
  project: ProjectRow,
  compose: (language: Language, given: { site: string; url: string; timeZone: string | null }) => Mail,
  people?: readonly Recipient[],
): Promise<void> {
  for (const person of people ?? (await planManagers(db, project.id))) {
    const url = pageUrl(io, person.language, `/app/${project.slug}/settings/plan`);
    await writeMail(
      io,
      db,
      person,
      compose(person.language, { site: project.address, url, timeZone: person.timeZone }),
    );
  }
}

const planOf = (id: string) => planById(id) ?? freePlan;

export const notifyOfPurchase = (
  io: Io,
  db: Db,
  project: ProjectRow,
  { planId, period, isChange }: { planId: string; period: BillingPeriod; isChange: boolean },
): Promise<void> =>
  notifyOfConfirmedOrder(io, db, project, { plan: planOf(planId), period }, isChange ? 'changed' : 'confirmed');

/** Also for credits, whose buyer need not be one who may change the plan: the facts of the order, and the terms. */
export async function notifyOfConfirmedOrder(
  io: Io,
  db: Db,
  project: ProjectRow,
  order: Order & { buyer?: Recipient | null },
  stage: 'confirmed' | 'changed',
): Promise<void> {
  const seller = await io.operator.current();
  const vatPercent = await findVatPercent(db, project.id);
  const managers = await planManagers(db, project.id);
  const { buyer } = order;
  const compose: Parameters<typeof mailPlanManagers>[3] = (language, given) =>
    orderMail(language, {
      ...given,
      stage,
      name: nameOrder(order, language),
      facts: orderFacts(order, language, seller, vatPercent),
      documents: orderDocuments(seller.sellsTo),
    });
  const people = buyer && !managers.some(({ id }) => id === buyer.id) ? [...managers, buyer] : managers;
  await mailPlanManagers(io, db, project, compose, people);
}

/** The owner's other plan, which covers the website when its own has ended. */
export interface PlanInstead {
  plan: Plan;
  /** Pages of all websites that it then covers. */
  pages: number;
}

export const notifyOfCancellation = (
  io: Io,
  db: Db,
  project: ProjectRow,
  { planId, endsAt, number, instead }: { planId: string | null; endsAt: Date; number?: string; instead?: PlanInstead },
): Promise<void> =>
  mailPlanManagers(io, db, project, (language, given) =>
    planCancelledMail(language, {
      ...given,
      plan: namePlan(planOf(planId ?? ''), language),
      endsAt,
      ...(number ? { number } : {}),
      ...(instead
        ? {
            instead: {
              plan: namePlan(instead.plan, language),
              isEnough: instead.pages <= instead.plan.subPagesIncluded,
            },
          }
        : {}),
    }),
  );

export const notifyOfRefund = (
  io: Io,
  db: Db,
  project: ProjectRow,
  { cents, ...said }: { cents: number; invoice: string; reason: string; plan: Refunded['plan'] },
): Promise<void> =>
  mailPlanManagers(io, db, project, (language, given) =>
    refundMail(language, { ...given, ...said, sum: eurosAndCents(cents, language) }),
  );

export const notifyOfFailedPayment = (
  io: Io,
  db: Db,
  project: ProjectRow,
  { planId, graceEndsAt, payUrl }: { planId: string; graceEndsAt: Date; payUrl: string | null },
): Promise<void> =>
  mailPlanManagers(io, db, project, (language, { site, url, timeZone }) =>
    paymentFailedMail(language, {
      site,
      plan: namePlan(planOf(planId), language),
      graceEndsAt,
      timeZone,
      url: payUrl ?? url,
    }),
  );

export const notifyOfPlanEnd = (
  io: Io,
  db: Db,
  project: ProjectRow,
  { planId, isUnpaid, managers }: { planId: string; isUnpaid: boolean; managers: readonly Recipient[] },
): Promise<void> => {
  const plan = planOf(planId);
  const compose: Parameters<typeof mailPlanManagers>[3] = (language, given) =>
    planEndedMail(language, { ...given, plan: namePlan(plan, language), isUnpaid });
  return mailPlanManagers(io, db, project, compose, managers);
};
