import { z } from 'zod';
import { call } from '#contract/call.ts';
import { line, ofProject, Timestamp } from '#contract/fields.ts';
import { activityNames } from '#domain/access/activity.ts';

// The activity log: a project's for its admins, all of it for the super admin.

export const ActivityEntry = z.object({
  id: z.number(),
  createdAt: Timestamp,
  action: z.enum(activityNames),
  /** Null: nobody was logged in, or the account is gone. */
  actor: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** The super admin who acted as the actor. */
  actingAdmin: z.object({ name: z.string(), email: z.string() }).nullable(),
  projectSlug: z.string().nullable(),
  /** The target of the action. */
  subject: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Distinguishes clients without naming them; for the super admin only. */
  client: z.string().nullable(),
});
export type ActivityEntry = z.output<typeof ActivityEntry>;

const filter = {
  action: z.enum(activityNames).optional(),
  person: line(200).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
};
const Log = z.object({
  items: z.array(ActivityEntry),
  /** `before` for older rows; null at the end. */
  next: z.number().nullable(),
});

export const activityCalls = {
  listActivity: call({
    method: 'get',
    path: '/project/{id}/activity',
    ...ofProject('project-admin'),
    summary: { en: 'Activity in a project', de: 'Aktivitäten in einem Projekt' },
    query: z.strictObject(filter),
    ok: Log,
  }),
  listAllActivity: call({
    method: 'get',
    path: '/admin/activity',
    access: 'superadmin',
    summary: { en: 'Activity across all projects', de: 'Aktivitäten in allen Projekten' },
    query: z.strictObject({ ...filter, project: line(200).optional() }),
    ok: Log,
  }),
};
