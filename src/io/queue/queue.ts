import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { type JobName, type JobPayload, jobPayloads } from '#contract/jobs.ts';
import type { Text } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { addJobProgress } from '#io/db/queries/operation/jobs.ts';
import type { Log } from '#io/log/log.ts';
import { currentWork } from '#io/log/work-context.ts';
import { formatTraceparent } from '#io/tracing/tracer.ts';

// Background work in PostgreSQL through pg-boss: what is enqueued in a transaction exists exactly if the transaction
// commits.

interface EnqueueOptions {
  /** Lets a page follow the work: the text shown while it waits, and who may see it. */
  progress?: { text: Text; projectId?: number; userId?: number };
  /** Only one waiting or running job with this key. */
  singletonKey?: string;
  /** Higher ones are taken first, and lanes select by it (src/jobs/run-job.ts). 0 unless given. */
  priority?: number;
  /** Not before this time has passed. */
  startAfterSeconds?: number;
  /** Who shares the workers with others: jobs of one account never take all of them. */
  account?: string;
}

export interface Queue {
  /** Returns the job's id, or null if one with the same singletonKey exists. Pass the transaction as `db`. */
  enqueue<Name extends JobName>(
    db: Db,
    name: Name,
    payload: JobPayload<Name>,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  retry(name: string, id: string): Promise<void>;
  /** Moves a running job that has more to do to the end of the queue, with its id, its progress and its attempts. */
  requeue(job: RunningJob): Promise<void>;
  /** Returns a job that was fetched but not started to its place in the queue. */
  putBack(job: RunningJob): Promise<void>;
}

interface RunningJob {
  name: string;
  id: string;
  retryCount: number;
}

export interface QueueOptions {
  retryLimit: number;
  /** Longer than the longest legitimate run: after it the job counts as dead and runs again. */
  expireInSeconds: number;
}

export async function startBoss(
  url: string,
  log: Log,
  options: { works: boolean; maxConnections?: number; isUnlimited?: boolean },
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'linkbild jobs',
    max: options.maxConnections ?? 6,
    // Its own limit is 10 s.
    ...(options.isUnlimited ? { connectionTimeoutMillis: 0 } : {}),
    schedule: options.works,
    supervise: options.works,
    useListenNotify: true,
    // Jobs of a killed process are found 30 s after its last heartbeat, at this interval.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (thrown: Error & { queue?: string }) => {
    log.error({ err: errorOfBoss(thrown), ...(thrown.queue ? { queue: thrown.queue } : {}) }, 'job queue');
  });
  boss.on('warning', (warning) => log.debug({ warning }, 'job queue'));
  await boss.start();
  return boss;
}

/**
 * pg-boss gives copies of errors, which the log would neither describe nor recognise, and writes the worker's id into
 * the message: fifty workers without a database say the same.
 */
function errorOfBoss(thrown: Error): Error {
  const message = thrown.message.split(' (Queue: ', 1)[0];
  return Object.assign(new Error(message), thrown, { message, stack: thrown.stack });
}

/** Creates every queue that a name needs; a changed option is applied at the next start. */
export async function createQueues(boss: PgBoss, optionsOf: Record<string, QueueOptions>): Promise<void> {
  const prepare = async (name: string, { retryLimit, expireInSeconds }: QueueOptions) => {
    const options = {
      retryLimit,
      retryBackoff: true,
      retryDelay: 2,
      retryDelayMax: 600,
      expireInSeconds,
      heartbeatSeconds: 30,
      notify: true,
      retentionSeconds: 14 * 86_400,
    };
    if (await boss.getQueue(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, { policy: 'exclusive', ...options });
  };
  await Promise.all(Object.entries(optionsOf).map(([name, options]) => prepare(name, options)));
}

export function createQueue(boss: PgBoss): Queue {
  return {
    async enqueue(db, name, payload, options = {}) {
      const { requestId, traceId, spanId, traceFlags = '00', person } = currentWork();
      const traceparent = traceId && spanId ? formatTraceparent({ traceId, spanId, traceFlags }) : null;
      const data = {
        ...jobPayloads[name].parse(payload),
        ...(requestId ? { requestId } : {}),
        ...(person?.userId ? { causedBy: person.userId } : {}),
        ...(traceparent ? { traceparent } : {}),
      };
      const id = await boss.send(name, data, {
        db: fromDrizzle(db, sql),
        // The `exclusive` policy keeps one waiting or running job per key; a job without one gets a unique key.
        singletonKey: options.singletonKey ?? crypto.randomUUID(),
        priority: options.priority ?? 0,
        ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
        ...(options.account === undefined ? {} : { group: { id: `${options.priority ?? 0}:${options.account}` } }),
      });
      if (id && options.progress) await addJobProgress(db, { id, name, ...options.progress });
      return id;
    },
    async retry(name, id) {
      await boss.retry(name, id);
    },
    // pg-boss orders by priority and creation.
    requeue: (job) =>
      release(
        boss,
        job,
        `, created_on = pgboss.job_now(), priority = 0, group_id = regexp_replace(group_id, '^[0-9]+:', '0:')`,
      ),
    putBack: (job) => release(boss, job),
  };
}

/**
 * Makes a running job wait again. `started_on` stays, so the next run counts as another attempt and pg-boss cannot
 * complete the job for this run; one more attempt is allowed in return.
 */
async function release(boss: PgBoss, { name, id, retryCount }: RunningJob, changes = ''): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'created', start_after = pgboss.job_now(), heartbeat_on = null, output = null,
      retry_limit = retry_limit + 1 ${changes}
    where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [name, id, retryCount],
  );
}
