import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, rule } from './columns.ts';
import { creditOrders } from './credit-orders.ts';
import { ogImages } from './og-images.ts';
import { projectId } from './project-id.ts';

export const creditReasons = ['bundle', 'image', 'gift', 'correction'] as const;
export type CreditReason = (typeof creditReasons)[number];

/** The ledger: every change of a balance, never updated. Written with credit_balances in one transaction. */
export const credits = pgTable(
  'credits',
  {
    id: id(),
    projectId: projectId(),
    change: integer('change').notNull(),
    reason: text('reason').$type<CreditReason>().notNull(),
    /** An image is paid for once, however often its job runs. */
    ogImageId: integer('og_image_id')
      .unique()
      .references(() => ogImages.id, { onDelete: 'set null' }),
    /** An order is booked once, however often an admin clicks. */
    creditOrderId: integer('credit_order_id')
      .unique()
      .references(() => creditOrders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf(table.reason, creditReasons),
    rule(
      table.change,
      'direction',
      sql`${table.change} <> 0 and (${table.reason} <> 'image' or ${table.change} < 0) and (${table.reason} not in ('bundle', 'gift') or ${table.change} > 0)`,
    ),
    // The ledger of a project, newest first.
    index('credits_project_id_index').on(table.projectId, table.id),
  ],
);
