import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './db.ts';

// Rows of hand-written SQL. Drizzle leaves their dates and large numbers as text, whatever type is declared, so each
// row is parsed: a column of another type, a missing one and an undeclared one are errors at the first row.

/** timestamptz, as text from the driver. */
export const rawTimestamp = z
  .union([z.string(), z.date()])
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()), 'is not a moment');

/** count(*) and other bigint: text from the driver. */
export const rawCount = z.union([z.number(), z.string().regex(/^-?\d{1,15}$/)]).transform(Number);

export async function rawRows<Shape extends z.ZodRawShape>(
  db: Pick<Db, 'execute'>,
  shape: Shape,
  query: SQL,
): Promise<z.output<z.ZodObject<Shape, z.core.$strict>>[]> {
  const { rows } = await db.execute(query);
  return z.array(z.strictObject(shape)).parse(rows);
}
