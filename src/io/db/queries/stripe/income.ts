import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db.ts';
import { rawCount, rawRows } from '../../raw-rows.ts';

const month = {
  month: z.string(),
  net: rawCount,
  tax: rawCount,
  gross: rawCount,
  refunded: rawCount,
  invoices: rawCount,
};

/** What was paid, by the month of the payment in UTC; newest first. */
export async function incomeByMonth(db: Db) {
  const rows = await rawRows(
    db,
    month,
    sql`
    select to_char(coalesce(paid_at, created_at) at time zone 'UTC', 'YYYY-MM') as month,
      sum(net_cents)::bigint as net, sum(tax_cents)::bigint as tax, sum(gross_cents)::bigint as gross,
      sum(refunded_cents)::bigint as refunded, count(*) as invoices
    from stripe_invoices where state = 'paid' and gross_cents <> 0 group by 1 order by 1 desc limit 120`,
  );
  return rows.map(({ net, tax, gross, refunded, ...row }) => ({
    ...row,
    netCents: net,
    taxCents: tax,
    grossCents: gross,
    refundedCents: refunded,
  }));
}

/** Net, of all plans that are paid for; a yearly one by twelve. */
export async function monthlyIncome(db: Db): Promise<number> {
  const [row] = await rawRows(
    db,
    { cents: rawCount },
    sql`
    select coalesce(round(sum(case period when 'yearly' then cents / 12.0 else cents end)), 0)::bigint as cents
    from stripe_subscriptions where status in ('active', 'past_due')`,
  );
  return row?.cents ?? 0;
}
