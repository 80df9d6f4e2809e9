export interface Connections {
  /** Calls, pages, images and jobs. */
  requests: number;
  /** Charts: two are computed at a time, others wait. */
  reports: number;
  /** The queue's own statements. */
  jobs: number;
}

/** One that listens for new jobs, one for the database's health check, one for the owner of an embedded database. */
const ALONE = 3;

/** How a process divides the connections it may have; it never opens more. */
export function splitConnections(total: number): Connections {
  const reports = total < 16 ? 1 : 2;
  const jobs = Math.min(6, Math.max(2, Math.floor(total / 5)));
  return { requests: Math.max(2, total - ALONE - reports - jobs), reports, jobs };
}
