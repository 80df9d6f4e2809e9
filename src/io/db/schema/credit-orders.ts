import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, updatedAt } from './columns.ts';
import { creditBundles } from './credit-bundles.ts';
import { decision } from './decision.ts';
import { projectId } from './project-id.ts';
import { users } from './users.ts';

export const creditOrderStates = ['wish', 'paid', 'refused', 'withdrawn'] as const;
export type CreditOrderState = (typeof creditOrderStates)[number];

/** A requested bundle; an admin marks it paid, which books the credits in the same transaction. */
export const creditOrders = pgTable(
  'credit_orders',
  {
    id: id(),
    projectId: projectId(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    creditBundleId: text('credit_bundle_id')
      .notNull()
      .references(() => creditBundles.id),
    state: text('state').$type<CreditOrderState>().notNull().default('wish'),
    ...decision(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, creditOrderStates),
    // Orders of a project.
    index('credit_orders_project_id_index').on(table.projectId, table.id),
    index('credit_orders_user_id_index').on(table.userId),
    index('credit_orders_decided_by_index').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
    index('credit_orders_credit_bundle_id_index').on(table.creditBundleId),
    // Orders waiting for an admin.
    index('credit_orders_state_index').on(table.state, table.id),
  ],
);
