export interface Connections {
  /** Calls, pages, images and the work of jobs. */
  requests: number;
  /** Charts: two are worked out at a time, others wait their turn. */
  reports: number;
  /** The queue's own statements. */
  jobs: number;
}

/** One that hears of new jobs, one that watches the database's health, one for the owner of an embedded one. */
const ALONE = 3;

/** How a process deals out the connections it may have: no more than that are ever open. */
export function splitConnections(total: number): Connections {
  const reports = total < 16 ? 1 : 2;
  const jobs = Math.min(6, Math.max(2, Math.floor(total / 5)));
  return { requests: Math.max(2, total - ALONE - reports - jobs), reports, jobs };
}
