import { integer, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** How the super admin decided about what somebody requested. */
export const decision = () => ({
  decidedAt: moment('decided_at'),
  decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  /** Told to the person who asked. */
  refusalReason: text('refusal_reason'),
});
