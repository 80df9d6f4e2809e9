import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import {
  cancellationRequests,
  customerNotes,
  errorLog,
  incidents,
  mails,
  projects,
  stripeSubscriptions,
  subscriptions,
  supportRequests,
  users,
  userToProject,
} from '#io/db/schema/index.ts';

// Everything about one customer, for the super admin: of the projects that the account is an admin of, and by its address.

const MAX_ROWS = 50;

export async function findCustomerRows(db: Db, user: { id: number; email: string }) {
  const own = db
    .select({ id: userToProject.projectId })
    .from(userToProject)
    .where(and(eq(userToProject.userId, user.id), eq(userToProject.role, 'admin')));
  const [plans, mailRows, cancellations, messages, incidentRows, errors, notes] = await Promise.all([
    db
      .select({
        id: subscriptions.id,
        project: { id: projects.id, slug: projects.slug, address: projects.address },
        planId: subscriptions.planId,
        period: subscriptions.period,
        state: subscriptions.state,
        isBilled: sql<boolean>`${subscriptions.stripeSubscriptionId} is not null`,
        startedAt: subscriptions.startedAt,
        trialEndsAt: subscriptions.trialEndsAt,
        endsAt: sql<Date | null>`coalesce(${subscriptions.endsAt}, ${stripeSubscriptions.cancelAt})`.mapWith(
          subscriptions.endsAt,
        ),
        endedAt: subscriptions.endedAt,
        createdAt: subscriptions.createdAt,
      })
      .from(subscriptions)
      .innerJoin(projects, eq(projects.id, subscriptions.projectId))
      // A plan that is paid through Stripe has its end there.
      .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.id, subscriptions.stripeSubscriptionId))
      .where(inArray(subscriptions.projectId, own))
      .orderBy(desc(subscriptions.id))
      .limit(MAX_ROWS),
    db
      .select({ id: mails.id, subject: mails.subject, state: mails.state, createdAt: mails.createdAt })
      .from(mails)
      .where(eq(mails.recipient, user.email))
      .orderBy(desc(mails.id))
      .limit(MAX_ROWS),
    db
      .select({
        id: cancellationRequests.id,
        number: cancellationRequests.number,
        contract: cancellationRequests.contract,
        state: cancellationRequests.state,
        createdAt: cancellationRequests.createdAt,
      })
      .from(cancellationRequests)
      .where(eq(cancellationRequests.email, user.email))
      .orderBy(desc(cancellationRequests.id))
      .limit(MAX_ROWS),
    db
      .select({
        id: supportRequests.id,
        text: supportRequests.text,
        state: supportRequests.state,
        createdAt: supportRequests.createdAt,
      })
      .from(supportRequests)
      .where(eq(supportRequests.userId, user.id))
      .orderBy(desc(supportRequests.id))
      .limit(MAX_ROWS),
    db
      .select({
        uuid: incidents.uuid,
        projectSlug: projects.slug,
        state: incidents.state,
        createdAt: incidents.createdAt,
      })
      .from(incidents)
      .innerJoin(projects, eq(projects.id, incidents.projectId))
      .where(inArray(incidents.projectId, own))
      .orderBy(desc(incidents.id))
      .limit(10),
    db
      .select({
        id: errorLog.id,
        message: errorLog.message,
        requestId: errorLog.requestId,
        job: errorLog.job,
        at: errorLog.at,
      })
      .from(errorLog)
      .where(eq(errorLog.userId, user.id))
      .orderBy(desc(errorLog.id))
      .limit(MAX_ROWS),
    listNotes(db, user.id),
  ]);
  return { plans, mails: mailRows, cancellations, messages, incidents: incidentRows, errors, notes };
}

/** Projects that the account is an admin of. */
export async function listOwnProjectIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: userToProject.projectId })
    .from(userToProject)
    .where(and(eq(userToProject.userId, userId), eq(userToProject.role, 'admin')));
  return rows.map(({ id }) => id);
}

const listNotes = (db: Db, userId: number) =>
  db
    .select({
      id: customerNotes.id,
      text: customerNotes.text,
      author: users.email,
      createdAt: customerNotes.createdAt,
    })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.authorId))
    .where(eq(customerNotes.userId, userId))
    .orderBy(desc(customerNotes.id))
    .limit(MAX_ROWS);

export async function addNote(db: Db, note: { userId: number; authorId: number; text: string }): Promise<void> {
  await db.insert(customerNotes).values(note);
}
