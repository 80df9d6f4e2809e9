import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Timestamp } from '#contract/fields.ts';
import { type BoundedFigure, boundedFigures, type HealthFigure } from '#domain/operator/health.ts';

const Figures = z.object({
  diskFree: z.number().nullable(),
  databaseBytes: z.number(),
  slowQueries: z.number(),
  oldestJob: z.number(),
  mailsSent: z.number(),
  mailsFailed: z.number(),
  mailsBounced: z.number(),
  errorRate: z.number(),
  requests: z.number(),
  workers: z.number(),
  backupAge: z.number().nullable(),
  certificateDays: z.number().nullable(),
} satisfies Record<HealthFigure, z.ZodType>);

/** How the installation is, for the super admin. */
export const healthCalls = {
  getHealthReport: call({
    method: 'get',
    path: '/admin/health',
    access: 'superadmin',
    summary: {
      en: 'Get figures of the installation, its queues, processes and errors',
      de: 'Kennzahlen der Installation, Warteschlangen, Prozesse und Fehler',
    },
    ok: z.object({
      figures: Figures,
      /** Beyond their bound now. */
      crossed: z.array(z.enum(boundedFigures as [BoundedFigure, ...BoundedFigure[]])),
      /** Of the last day, oldest first. */
      samples: z.array(z.object({ at: Timestamp, figures: Figures })),
      queues: z.array(
        z.object({
          queue: z.string(),
          due: z.number(),
          running: z.number(),
          failed: z.number(),
          oldestSeconds: z.number(),
        }),
      ),
      processes: z.array(z.object({ role: z.string(), version: z.string(), since: Timestamp, lastAt: Timestamp })),
      slowQueries: z.array(z.object({ query: z.string(), seconds: z.number() })),
      /** Deleted projects whose rows are still being deleted, the oldest first. */
      deletions: z.array(
        z.object({
          projectId: z.number(),
          site: z.string(),
          since: Timestamp,
          rowsDeleted: z.number(),
          percent: z.number(),
        }),
      ),
      /** The last 500 by cause. */
      errors: z.array(
        z.object({
          cause: z.string(),
          message: z.string(),
          count: z.number(),
          firstAt: Timestamp,
          lastAt: Timestamp,
          jobs: z.array(z.string()),
          requestIds: z.array(z.string()),
        }),
      ),
    }),
  }),
};
