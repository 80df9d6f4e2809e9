import type { Activity } from '#domain/access/activity.ts';
import type { Db } from '../db.ts';
import { activityLog } from '../schema/index.ts';

export interface NewActivity {
  action: Activity;
  actorId: number | null;
  project?: { id: number; slug: string } | null;
  subject?: string | null;
  /** Keyed hash of the client (`io.keys.hash('client', …)`), where there is one. */
  clientHash?: string | null;
  detail?: Record<string, string | number | boolean | null>;
}

/** Written with the change itself: pass the transaction that makes it. */
export async function recordActivity(db: Db, activity: NewActivity): Promise<void> {
  const { action, actorId, project, subject, clientHash, detail } = activity;
  await db.insert(activityLog).values({
    action,
    actorId,
    projectId: project?.id ?? null,
    projectSlug: project?.slug ?? null,
    subject: subject?.slice(0, 200) ?? null,
    clientHash: clientHash ?? null,
    detail: detail ?? {},
  });
}
