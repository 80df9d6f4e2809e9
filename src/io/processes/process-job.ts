// The messages to and from a process of a pool, whatever its program does.

/** A task for a process; `kind` says which of its program's. */
export interface ProcessJob {
  kind: string;
}

/** Why a job has no answer of its own. */
export interface JobError {
  ok: false;
  reason: 'too-large' | 'timeout' | 'crashed' | 'busy';
  detail: string;
}

/** A file's bytes were not sent, and the process has dropped them. */
export interface UnknownFile {
  ok: false;
  reason: 'unknown-file';
}

/** As it is sent to a process. */
export interface JobOrder<Job> {
  job: Job;
  /** Milliseconds across all processors that the job may use. */
  processorMs: number;
}

export interface JobResult<Answer> {
  answer: Answer;
  /** The job's processor time. */
  processorMs: number;
  /** Memory of the process after the job, so that a bloated one can be replaced. */
  rss: number;
}

/** The message of a process that is ready for jobs. */
export const READY = 'ready';

export interface JobOutcome<Answer> {
  answer: Answer | JobError;
  processorMs: number;
  /** The process that responded; null if none did. */
  by: number | null;
}

/** Leaves out of a job what its process already has. */
export interface Sender<Job> {
  toSend(job: Job): Job;
  answered(job: Job, isOk: boolean): void;
  reset(): void;
}
