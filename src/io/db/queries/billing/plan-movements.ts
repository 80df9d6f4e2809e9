import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from '#domain/format/dates.ts';
import type { Db } from '#io/db/db.ts';
import { rawCount, rawRows, rawTimestamp } from '#io/db/raw-rows.ts';
import { isRunningPlan } from './current-plan.ts';

/** A change of plan ends one row and begins the next within this time. */
const MOMENT = sql`interval '1 minute'`;

/**
 * By month in Germany, newest first: plans that began and ended, a change counting as neither, and trials begun and turned
 * into a plan. Plans of every provider; granted ones are those that nobody pays Stripe or Shopify for.
 */
export function planMovements(db: Db) {
  return rawRows(
    db,
    { month: z.string(), begun: rawCount, ended: rawCount, trials: rawCount, converted: rawCount },
    sql`
    with paid as (select * from subscriptions where state in ('active', 'ended') and trial_ends_at is null and started_at is not null),
    events as (
      select one.started_at as at, 'begun' as kind from paid as one where not exists (
        select from paid as before where before.project_id = one.project_id and before.id < one.id
          and coalesce(before.ended_at, 'infinity') > one.started_at - ${MOMENT})
      union all
      select one.ended_at, 'ended' from paid as one where one.ended_at is not null and not exists (
        select from paid as next where next.project_id = one.project_id and next.id > one.id
          and next.started_at < one.ended_at + ${MOMENT})
      union all
      select started_at, 'trials' from subscriptions where trial_ends_at is not null and started_at is not null
      union all
      select (select min(next.started_at) from paid as next where next.project_id = tried.project_id and next.id > tried.id), 'converted'
      from subscriptions as tried where tried.trial_ends_at is not null
    )
    select to_char(at at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM') as month, count(*) filter (where kind = 'begun') as begun,
      count(*) filter (where kind = 'ended') as ended, count(*) filter (where kind = 'trials') as trials,
      count(*) filter (where kind = 'converted') as converted
    from events where at is not null group by 1 order by 1 desc limit 120`,
  );
}

/** Monthly net revenue of running plans by provider; a yearly plan counts a twelfth. */
export async function monthlyRevenue(db: Db) {
  const [row] = await rawRows(
    db,
    { stripe: rawCount, shopify: rawCount, granted: rawCount, grantedPlans: rawCount },
    sql`
    with running as (
      select own.stripe_subscription_id is not null as is_stripes,
        exists (select from shopify_charges as charge where charge.project_id = own.project_id
          and charge.state in ('accepted', 'active', 'frozen')) as is_shopifys,
        case own.period when 'yearly' then plans.yearly_cents / 12.0 else plans.monthly_cents end as cents
      from subscriptions as own join plans on plans.id = own.plan_id
      where own.state = 'active' and ${isRunningPlan('own')})
    select coalesce(round(sum(cents) filter (where is_stripes)), 0)::bigint as stripe,
      coalesce(round(sum(cents) filter (where not is_stripes and is_shopifys)), 0)::bigint as shopify,
      coalesce(round(sum(cents) filter (where not is_stripes and not is_shopifys)), 0)::bigint as granted,
      count(*) filter (where not is_stripes and not is_shopifys) as "grantedPlans"
    from running`,
  );
  return row ?? { stripe: 0, shopify: 0, granted: 0, grantedPlans: 0 };
}

/** Invoices of a month by their date in Germany, for the bookkeeping; in order of their number. */
export function listBookedInvoices(db: Db, month: string) {
  return rawRows(
    db,
    {
      number: z.string().nullable(),
      state: z.string(),
      site: z.string(),
      email: z.string().nullable(),
      net_cents: z.number(),
      tax_cents: z.number(),
      gross_cents: z.number(),
      refunded_cents: z.number(),
      currency: z.string(),
      pdf_url: z.string().nullable(),
      created_at: rawTimestamp,
      paid_at: rawTimestamp.nullable(),
    },
    sql`
    select invoice.number, invoice.state, customer.site, buyer.email, invoice.net_cents, invoice.tax_cents, invoice.gross_cents,
      invoice.refunded_cents, invoice.currency, invoice.pdf_url, invoice.created_at, invoice.paid_at
    from stripe_invoices as invoice join stripe_customers as customer on customer.id = invoice.customer_id
      left join users as buyer on buyer.id = customer.user_id
    where invoice.gross_cents <> 0 and invoice.state in ('paid', 'open', 'uncollectible')
      and invoice.created_at >= ${`${month}-01`}::date::timestamp at time zone ${DEFAULT_TIME_ZONE}
      and invoice.created_at < (${`${month}-01`}::date + interval '1 month') at time zone ${DEFAULT_TIME_ZONE}
    order by invoice.number nulls last, invoice.created_at`,
  );
}
