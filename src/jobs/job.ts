import type { JobName, JobPayload } from '#contract/jobs.ts';
import type { Text } from '#domain/language.ts';
import type { Io } from '#io/io.ts';

interface JobRun {
  id: string;
  io: Io;
  /** Aborted when the process is asked to stop: long work returns to the queue and continues later. */
  signal: AbortSignal;
  /** 0–100 and what is happening, for the page that follows it. */
  report(percent: number, text: Text): Promise<void>;
}

export interface Job<Name extends JobName> {
  retryLimit: number;
  expireInSeconds: number;
  /** How many workers in one process. */
  concurrency: number;
  /** How many jobs a worker takes, and runs, at once; more than one only for small jobs. */
  batch?: number;
  /** Usually fails because of somebody else, who may recover: the same failure again is no reason to stop. */
  keepsTrying?: boolean;
  /** Cron, in UTC. */
  schedule?: string;
  run(payload: JobPayload<Name>, run: JobRun): Promise<void>;
  /** No attempts left: whoever waits for it is notified. */
  giveUp?(payload: JobPayload<Name>, io: Io): Promise<void>;
}

/** A job is its settings and the flow it calls. */
export const job = <Name extends JobName>(_name: Name, definition: Job<Name>): Job<Name> => definition;
