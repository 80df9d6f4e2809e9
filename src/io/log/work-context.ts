import { AsyncLocalStorage } from 'node:async_hooks';

// The current work of this process and its person: every log line names it and queued jobs carry it, so that one id
// finds the request and everything it caused, in any process.

export interface WorkContext {
  requestId?: string;
  job?: string;
  jobId?: string;
  /** The trace and the span in it (io/tracing/tracer.ts). */
  traceId?: string;
  spanId?: string;
  traceFlags?: string;
  /** Shared by everything within one request: who it is becomes known in the middle of it. */
  person?: { userId: number | null };
}

const current = new AsyncLocalStorage<WorkContext>();

/** Everything that `work` starts belongs to it, including what continues after it. */
export const workingFor = <Result>(context: WorkContext, work: () => Result): Result => current.run(context, work);

/** Errors of this request belong to this account from now on. */
export function workingForUser(userId: number): void {
  const { person } = currentWork();
  if (person) person.userId = userId;
}

export const currentWork = (): WorkContext => current.getStore() ?? {};

/** From a proxy, or from a job's data, which an older process or a person may have written. */
export const requestIdOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : null;
