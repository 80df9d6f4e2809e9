import { and, count, eq, ilike, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db.ts';
import { projects, stripeCustomers, stripeInvoices } from '../../schema/index.ts';
import { likePattern } from '../like-pattern.ts';
import { newestInvoiceFirst } from './mirror.ts';

interface List {
  page: number;
  perPage: number;
  search?: string | undefined;
  projectId?: number | undefined;
}

/** Invoices of all customers, newest first; a trial's, of nothing, is left out. */
export async function listInvoices(db: Db, { page, perPage, search, projectId }: List) {
  const pattern = search ? likePattern(search) : null;
  const isWanted: SQL | undefined = and(
    ne(stripeInvoices.grossCents, 0),
    projectId === undefined ? undefined : eq(stripeCustomers.projectId, projectId),
    pattern ? or(ilike(stripeCustomers.site, pattern), ilike(stripeInvoices.number, pattern)) : undefined,
  );
  const rows = await db
    .select({
      invoice: stripeInvoices,
      site: stripeCustomers.site,
      projectId: stripeCustomers.projectId,
      projectSlug: projects.slug,
    })
    .from(stripeInvoices)
    .innerJoin(stripeCustomers, eq(stripeCustomers.id, stripeInvoices.customerId))
    .leftJoin(projects, eq(projects.id, stripeCustomers.projectId))
    .where(isWanted)
    .orderBy(...newestInvoiceFirst)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ total: count() })
    .from(stripeInvoices)
    .innerJoin(stripeCustomers, eq(stripeCustomers.id, stripeInvoices.customerId))
    .where(isWanted);
  return { rows, total: counted?.total ?? 0 };
}
