// Who may begin a job, and what a job may take.

export interface JobLimits {
  /** The owner of the quota: a project's uuid, or a name for work that belongs to none. */
  quota: string;
  /** Milliseconds across all processors. */
  processorMs: number;
  /** Limits of its quota: concurrent processes, and waiting jobs. */
  processes?: number;
  waiting?: number;
  /** A further step of a card: this process has cached it, and it comes before later jobs of its quota. */
  preferredProcessId?: number;
}

interface Pool {
  size: number;
  hasPenalty(quota: string): boolean;
}

/**
 * How many jobs of the quota run, or that it may start no other. Quotas with penalties together leave one process to
 * the rest.
 */
export function runningJobsOf(quota: string, running: JobLimits[], { size, hasPenalty }: Pool): number | 'may-not-run' {
  const own = running.filter((job) => job.quota === quota);
  if (own.some(({ processes = size }) => own.length >= processes)) return 'may-not-run';
  if (!hasPenalty(quota)) return own.length;
  const penalized = running.filter((job) => hasPenalty(job.quota)).length;
  return penalized < Math.max(1, size - 1) ? own.length : 'may-not-run';
}
