import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** Numbers the questions to Stripe in the order in which they are asked. */
export const stripeQuestions = pgSequence('stripe_questions');

/** A customer at Stripe: a project that bought or began to buy. It outlives its project, as invoices are kept. */
export const stripeCustomers = pgTable(
  'stripe_customers',
  {
    /** Stripe's. */
    id: text('id').primaryKey(),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Who bought last. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The project's site, for the time after it. */
    site: text('site').notNull(),
    /** The question whose answer is stored: an answer that was asked for earlier never replaces it. */
    asked: bigint('asked', { mode: 'number' }).notNull().default(0),
    /** Deleted at Stripe, which bills it no more: the next purchase makes another one. */
    goneAt: moment('gone_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('stripe_customers_current_unique').on(table.projectId).where(sql`${table.goneAt} is null`),
    index('stripe_customers_project_id_index').on(table.projectId),
    index('stripe_customers_user_id_index').on(table.userId),
  ],
);
