import { crossedBounds, type HealthFigures } from '#domain/operator/health.ts';
import { writeToOperator } from '#flows/mails/send-mail.ts';
import {
  addHealthSample,
  databaseFigures,
  listErrorCauses,
  listHealthSamples,
  listProcesses,
  listSlowQueries,
  setAlarms,
} from '#io/db/queries/operation/health.ts';
import { listMarkedProjects } from '#io/db/queries/projects/deletions.ts';
import type { Io } from '#io/io.ts';
import { healthMail } from '#io/mail/mails/health.ts';
import { readQueueFigures } from '#io/metrics/queue-figures.ts';
import { pageUrl } from '#io/page-url.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

async function readFigures(io: Io): Promise<HealthFigures> {
  const [known, queues, diskFree, certificateEndsAt] = await Promise.all([
    databaseFigures(io.reportDb),
    readQueueFigures(io.reportDb),
    io.machine.diskFree(),
    io.machine.certificateEndsAt(),
  ]);
  const { backupAt, failed, ...counted } = known;
  const now = io.now().getTime();
  return {
    ...counted,
    diskFree,
    oldestJob: Math.max(0, ...queues.map(({ oldestSeconds }) => Math.round(oldestSeconds))),
    errorRate: counted.requests === 0 ? 0 : Math.round((failed / counted.requests) * 1000) / 10,
    backupAge: backupAt && Math.floor((now - backupAt.getTime()) / HOUR_MS),
    certificateDays: certificateEndsAt && Math.floor((certificateEndsAt.getTime() - now) / DAY_MS),
  };
}

/** The job: stores the figures and mails the operator when one crosses its threshold, once until it has recovered. */
export async function sampleHealth(io: Io): Promise<void> {
  const figures = await readFigures(io);
  const { isPublic } = io.settings;
  await io.db.transaction(async (db) => {
    await addHealthSample(db, io.now(), figures);
    const fresh = await setAlarms(db, crossedBounds(figures, isPublic), io.now());
    const crossed = crossedBounds(figures, isPublic).filter((name) => fresh.includes(name));
    if (crossed.length === 0) return;
    await writeToOperator(io, db, (language) =>
      healthMail(language, { crossed, figures, url: pageUrl(io, language, '/app/admin/health') }),
    );
  });
}

/** The operator's screen: current figures, the last day, queues, processes and errors. */
export async function describeHealth(io: Io) {
  const [figures, samples, queues, processes, slowQueries, deletions, errors] = await Promise.all([
    readFigures(io),
    listHealthSamples(io.reportDb, new Date(io.now().getTime() - DAY_MS)),
    readQueueFigures(io.reportDb),
    listProcesses(io.reportDb),
    listSlowQueries(io.reportDb),
    listMarkedProjects(io.reportDb),
    listErrorCauses(io.reportDb),
  ]);
  return {
    figures,
    crossed: crossedBounds(figures, io.settings.isPublic),
    samples,
    queues: queues
      .filter(({ due, running, failed }) => due + running + failed > 0)
      .map(({ queue, due, running, failed, oldestSeconds }) => ({
        queue,
        due,
        running,
        failed,
        oldestSeconds: Math.round(oldestSeconds),
      })),
    processes,
    slowQueries,
    deletions,
    errors,
  };
}
