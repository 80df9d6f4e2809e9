import type { JobName, JobPayload } from '#contract/jobs.ts';
import type { Text } from '#domain/language.ts';
import type { Io } from '#io/io.ts';

export interface JobRun {
  id: string;
  io: Io;
  /** Ends when the process is asked to stop: long work puts itself back and goes on later. */
  signal: AbortSignal;
  /** 0–100 and what is happening, for the page that follows. */
  report(percent: number, text: Text): Promise<void>;
}

export interface Job<Name extends JobName> {
  retryLimit: number;
  expireInSeconds: number;
  /** How many at once in one process. */
  concurrency: number;
  /** Cron, in UTC. */
  schedule?: string;
  run(payload: JobPayload<Name>, run: JobRun): Promise<void>;
}

/** A job is its settings and the flow it calls. */
export const job = <Name extends JobName>(_name: Name, definition: Job<Name>): Job<Name> => definition;
