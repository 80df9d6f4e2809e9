import type { JobResult, JobWithMetadata } from 'pg-boss';
import { readPayload } from '#contract/jobs.ts';
import type { Text } from '#domain/language.ts';
import { isDatabaseAway } from '#io/db/database-unavailable.ts';
import { reportProgress } from '#io/db/queries/operation/jobs.ts';
import type { Io } from '#io/io.ts';
import { reasonOf, safeError } from '#io/log/describe-error.ts';
import { requestIdOf, workingFor } from '#io/log/work-context.ts';
import { parseTraceparent } from '#io/tracing/tracer.ts';

interface JobRun {
  id: string;
  io: Io;
  /** Aborted when the process has to stop (long work returns to the queue) and when the job's time is up. */
  signal: AbortSignal;
  /** 0–100, and a text for the page that shows the progress. */
  report(percent: number, text: Text): Promise<void>;
}

/** Workers in one process, and the priorities that they take. */
interface Lane {
  workers: number;
  minPriority?: number;
  maxPriority?: number;
}

export const lanesOf = ({ concurrency = 1, lanes }: Pick<Job, 'concurrency' | 'lanes'>): readonly Lane[] =>
  lanes ?? [{ workers: concurrency }];

export const workersOf = (job: Pick<Job, 'concurrency' | 'lanes'>): number =>
  lanesOf(job).reduce((sum, { workers }) => sum + workers, 0);

export interface Job<Payload extends object = object> {
  retryLimit: number;
  expireInSeconds: number;
  /** How many workers in one process. */
  concurrency?: number;
  /**
   * Instead of `concurrency`: workers for some priorities only, so that short jobs never wait for long ones, nor long
   * ones forever.
   */
  lanes?: readonly Lane[];
  /** How many jobs of one account and priority may run at a time, in all processes. */
  perAccount?: number;
  /**
   * After this the signal of a run aborts. The run may then end with what it has; if it fails, it is given up, because
   * another attempt would take as long.
   */
  maxSeconds?: number;
  /** How many jobs a worker takes, and runs, at once; more than one only for small jobs. */
  batch?: number;
  /**
   * Failures are usually caused by a third party that may recover, so repeating the same failure does not end the job.
   */
  keepsTrying?: boolean;
  /** Cron, in UTC. */
  schedule?: string;
  /**
   * `more`: the turn is over but the work is not. The job goes to the end of the queue and continues from its stored
   * progress. `failed`: what somebody waits for did not come about, the progress says why, and another attempt would
   * end in the same way.
   */
  run(payload: Payload, run: JobRun): Promise<void> | Promise<'more' | 'done' | 'failed'>;
  /** The progress of a job that is given up; otherwise its last step remains there. */
  failureText?: Text;
  /** Called when no attempts are left, to notify whoever waits for the job. */
  giveUp?(payload: Payload, io: Io): Promise<void>;
}

/** A job that fails three times in the same way would fail a fourth time, so it ends whatever attempts are left. */
const SAME_FAILURES = 3;

export interface Running {
  io: Io;
  signal: AbortSignal;
}

/** One job of the queue, and its outcome. Never throws: the others in the batch continue. */
export function runJob(name: string, job: Job, task: JobWithMetadata<unknown>, running: Running): Promise<JobResult> {
  const from = (task.data ?? {}) as { requestId?: unknown; causedBy?: unknown; traceparent?: unknown };
  const requestId = requestIdOf(from.requestId);
  const person = { userId: typeof from.causedBy === 'number' ? from.causedBy : null };
  const context = { job: name, jobId: task.id, person, ...(requestId ? { requestId } : {}) };
  const start = { name: `job ${name}`, kind: 'consumer', parent: parseTraceparent(from.traceparent) } as const;
  const { metrics, tracer } = running.io;
  return workingFor(context, () =>
    tracer.trace(start, async (span) => {
      const since = performance.now();
      const result = await runTask(name, job, task, running);
      const outcome = outcomeOf(result, running.signal);
      metrics.jobs.observe({ queue: name, outcome }, (performance.now() - since) / 1000);
      span.set('messaging.destination.name', name);
      span.set('messaging.message.id', task.id);
      span.set('linkbild.outcome', outcome);
      if (outcome === 'failed' || outcome === 'given-up') span.fail();
      return result;
    }),
  );
}

function outcomeOf({ status, output }: JobResult, signal: AbortSignal) {
  if (status === 'completed') return output?.isContinued ? 'continued' : 'completed';
  if (status === 'deadletter') return 'given-up';
  return signal.aborted ? 'returned' : 'failed';
}

async function runTask(
  name: string,
  job: Job,
  task: JobWithMetadata<unknown>,
  { io, signal }: Running,
): Promise<JobResult> {
  const { id } = task;
  const timeIsUp = job.maxSeconds === undefined ? null : AbortSignal.timeout(job.maxSeconds * 1000);
  const progress = (change: Parameters<typeof reportProgress>[2]) => reportProgress(io.db, id, change);
  try {
    const payload = readPayload(name, task.data);
    await progress({ state: 'running' });
    const report = (percent: number, text: { en: string; de: string }) =>
      progress({ percent: Math.round(percent), text });
    const end = await job.run(payload, {
      id,
      io,
      signal: timeIsUp ? AbortSignal.any([signal, timeIsUp]) : signal,
      report,
    });
    if (end === 'more') {
      await io.queue.requeue({ name, id, retryCount: task.retryCount });
      return { id, status: 'completed', output: { isContinued: true } };
    }
    await progress({ state: end === 'failed' ? 'failed' : 'done', percent: 100 });
    return { id, status: 'completed' };
  } catch (error) {
    // An aborted job has not failed: it returns to the queue and continues in the next process.
    if (signal.aborted) {
      io.log.info('a job goes back to the queue');
      return { id, status: 'failed', output: { message: 'stopped' } };
    }
    const failures = countFailures(task, error);
    const isHopeless = timeIsUp?.aborted || (failures >= SAME_FAILURES && !job.keepsTrying);
    const isGivenUp = task.retryCount >= task.retryLimit || isHopeless;
    io.log.warn({ err: error, failures, isGivenUp }, 'a job failed');
    const text = isGivenUp && job.failureText ? { text: job.failureText } : {};
    await progress({ state: isGivenUp ? 'failed' : 'waiting', ...text }).catch(() => undefined);
    if (isGivenUp) await giveUp(name, job, task, io);
    const { message, stack } = safeError(error);
    return { id, status: isGivenUp ? 'deadletter' : 'failed', output: { message, stack, failures } };
  }
}

/** How often in a row the job failed in this way. Failures caused by an unavailable database do not count. */
function countFailures(task: JobWithMetadata<unknown>, error: unknown): number {
  if (isDatabaseAway(error)) return 0;
  const before: unknown = task.output;
  const isObject = typeof before === 'object' && before !== null;
  const isSame = isObject && 'message' in before && before.message === reasonOf(error);
  return isSame && 'failures' in before ? Number(before.failures) + 1 : 1;
}

async function giveUp(name: string, job: Job, task: JobWithMetadata<unknown>, io: Io): Promise<void> {
  try {
    io.log.error('a job was given up');
    await job.giveUp?.(readPayload(name, task.data), io);
  } catch (error) {
    io.log.error({ err: error }, 'a job was given up and nobody could be told');
  }
}
