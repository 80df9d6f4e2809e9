import type { JobName, JobPayload } from '#contract/jobs.ts';
import type { Text } from '#domain/language.ts';
import type { Io } from '#io/io.ts';

interface JobRun {
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
  /** How many workers in one process. */
  concurrency: number;
  /** How many a worker takes, and runs, at once; more than one for small jobs only. */
  batch?: number;
  /** Fails as a rule because of somebody else, who may come back: the same failure again is no reason to stop. */
  keepsTrying?: boolean;
  /** Cron, in UTC. */
  schedule?: string;
  run(payload: JobPayload<Name>, run: JobRun): Promise<void>;
  /** There is no further try: whoever waits for it is told. */
  giveUp?(payload: JobPayload<Name>, io: Io): Promise<void>;
}

/** A job is its settings and the flow it calls. */
export const job = <Name extends JobName>(_name: Name, definition: Job<Name>): Job<Name> => definition;
