// Who may begin a job, and what a job may take.

export interface Turn {
  /** Whose share of the processes it takes: a project's uuid, or a name for work that belongs to none. */
  share: string;
  /** Milliseconds of all processors. */
  processorMs: number;
  /** Of its share: processes at a time, and jobs that may wait. */
  processes?: number;
  waiting?: number;
  /** A further step of a card: this process has kept it, and it comes before what its share sent later. */
  after?: number;
}

interface Pool {
  size: number;
  hasStrike(share: string): boolean;
}

/** Jobs of a share that run, where another may begin. Shares with strikes together leave one process to all others. */
export function runningJobsOf(share: string, running: Turn[], { size, hasStrike }: Pool): number | 'may-not-run' {
  const own = running.filter((turn) => turn.share === share);
  if (own.some(({ processes = size }) => own.length >= processes)) return 'may-not-run';
  if (!hasStrike(share)) return own.length;
  const penalized = running.filter((turn) => hasStrike(turn.share)).length;
  return penalized < Math.max(1, size - 1) ? own.length : 'may-not-run';
}
