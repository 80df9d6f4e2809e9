import { z } from 'zod';
import type { Io } from '#io/io.ts';

// A download is a plain link, which cannot prove a fresh login. So the call that has the proof issues a ticket:
// encrypted, for one person, for a minute. Nothing is stored.

const PURPOSE = 'export-ticket';
const HEALTHY_MS = 60_000;

const Order = z.object({ userId: z.number(), projectId: z.number().nullable(), until: z.number() });
export type ExportOrder = Omit<z.output<typeof Order>, 'until'>;

export const exportTicket = ({ keys, now }: Pick<Io, 'keys' | 'now'>, order: ExportOrder): string =>
  keys.encrypt(PURPOSE, JSON.stringify({ ...order, until: now().getTime() + HEALTHY_MS }));

/** Null: not ours, or expired. */
export function readExportTicket({ keys, now }: Pick<Io, 'keys' | 'now'>, ticket: string): ExportOrder | null {
  const text = keys.decrypt(PURPOSE, ticket);
  const order = text === null ? null : Order.parse(JSON.parse(text));
  return order && order.until > now().getTime() ? order : null;
}
