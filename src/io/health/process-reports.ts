import { randomUUID } from 'node:crypto';
import type { Db } from '#io/db/db.ts';
import { addErrors, addProcessReport } from '#io/db/queries/operation/health.ts';
import type { RecentErrors } from '#io/log/recent-errors.ts';
import type { Metrics } from '#io/metrics/metrics.ts';

// Every process reports once a minute that it is running, with its requests and errors since the last report, so that
// the operator's screen shows all processes, whichever one serves it.

const EVERY_MS = 60_000;

export interface ProcessReports {
  report(): Promise<void>;
  close(): Promise<void>;
}

interface Reporting {
  db: Db;
  role: string;
  version: string;
  metrics: Pick<Metrics, 'requests'>;
  errors: RecentErrors;
}

export function startProcessReports({ db, role, version, metrics, errors }: Reporting): ProcessReports {
  const process = randomUUID();
  let before = { requests: 0, failed: 0 };
  async function report(): Promise<void> {
    const now = await countRequests(metrics);
    const since = { requests: now.requests - before.requests, failed: now.failed - before.failed };
    await addProcessReport(db, { process, role, version, ...since });
    before = now;
    await addErrors(db, errors.take());
  }
  // Without a database the report is dropped; the log has the reason.
  const quietly = () => report().catch(() => undefined);
  void quietly();
  const timer = setInterval(() => void quietly(), EVERY_MS);
  timer.unref();
  return {
    report,
    async close() {
      clearInterval(timer);
      await quietly();
    },
  };
}

async function countRequests({ requests }: Pick<Metrics, 'requests'>) {
  const { values } = await requests.get();
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  const sum = (some: typeof counts) => some.reduce((total, { value }) => total + value, 0);
  return { requests: sum(counts), failed: sum(counts.filter(({ labels }) => labels.status === '5xx')) };
}
