import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a row of `subscriptions` is a plan that runs: trials until their end, and a plan whose payment failed until
 * its grace is over.
 */
export function isRunningPlan(alias: 'own' | 'plan' | 'subscriptions', now: SQL = sql`now()`): SQL {
  const of = sql.raw(alias);
  return sql`(${of}.state = 'active' and coalesce(${of}.grace_ends_at > ${now}, true)
    or ${of}.state = 'trial' and ${of}.trial_ends_at > ${now})`;
}

export const atMoment = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;
