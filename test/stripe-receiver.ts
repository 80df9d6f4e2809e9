// Receives one event of Stripe's and is killed on the way: node test/stripe-receiver.ts '{"databaseUrl":…}'.
import { receiveEvent } from '#flows/billing/stripe/events.ts';
import { connect } from '#io/db/db.ts';
import type { Io } from '#io/io.ts';
import { createLog } from '#io/log/log.ts';
import { createQueue, startBoss } from '#io/queue/queue.ts';

export interface ReceiveOrder {
  databaseUrl: string;
  event: object;
  /** With the event written and the job not yet, with both and nothing committed, or committed and not answered. */
  diesAt: 'before-job' | 'before-commit' | 'before-answer';
}

const order = JSON.parse(process.argv[2] ?? '{}') as ReceiveOrder;
const log = createLog('error');
const { db } = connect(order.databaseUrl, { maxConnections: 2 });
const queue = createQueue(await startBoss(order.databaseUrl, log, { works: false, maxConnections: 2 }));
const die = () => process.kill(process.pid, 'SIGKILL');
const enqueue: typeof queue.enqueue = async (...given) => {
  if (order.diesAt === 'before-job') die();
  const id = await queue.enqueue(...given);
  if (order.diesAt === 'before-commit') die();
  return id;
};
await receiveEvent({ db, queue: { ...queue, enqueue }, log } as unknown as Io, order.event as never);
die();
