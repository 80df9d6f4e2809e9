import { and, eq, sql } from 'drizzle-orm';
import type { CollaboratorRole } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import type { Db } from '../db.ts';
import { alertPreferences, users, userToProject } from '../schema/index.ts';

export interface AlertPreferences {
  incidents: boolean;
  digest: boolean;
  quietFrom: number | null;
  quietTo: number | null;
  timeZone: string;
}

/** Admins hear of incidents and get the digest; editors ask for it. */
export const defaultPreferences = (role: CollaboratorRole | null): AlertPreferences => ({
  incidents: role === 'admin',
  digest: role === 'admin',
  quietFrom: null,
  quietTo: null,
  timeZone: 'Europe/Berlin',
});

const columns = {
  incidents: alertPreferences.incidents,
  digest: alertPreferences.digest,
  quietFrom: alertPreferences.quietFrom,
  quietTo: alertPreferences.quietTo,
  timeZone: alertPreferences.timeZone,
};

const of = (projectId: number, userId: number) =>
  and(eq(alertPreferences.projectId, projectId), eq(alertPreferences.userId, userId));

/** Null: the person has chosen nothing yet. */
export async function findAlertPreferences(
  db: Db,
  projectId: number,
  userId: number,
): Promise<AlertPreferences | null> {
  const [row] = await db.select(columns).from(alertPreferences).where(of(projectId, userId));
  return row ?? null;
}

export async function saveAlertPreferences(
  db: Db,
  projectId: number,
  userId: number,
  preferences: AlertPreferences,
): Promise<void> {
  await db
    .insert(alertPreferences)
    .values({ projectId, userId, ...preferences })
    .onConflictDoUpdate({
      target: [alertPreferences.projectId, alertPreferences.userId],
      set: { ...preferences, updatedAt: sql`now()` },
    });
}

export interface AlertedPerson extends AlertPreferences {
  userId: number;
  email: string;
  language: Language;
}

/** Everybody who works on a project and can log in, with what they want to hear of; `userId`: only that one. */
export async function listAlertedPeople(db: Db, projectId: number, userId?: number): Promise<AlertedPerson[]> {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
      role: userToProject.role,
      chosen: columns,
    })
    .from(userToProject)
    .innerJoin(users, eq(users.id, userToProject.userId))
    .leftJoin(alertPreferences, and(eq(alertPreferences.projectId, projectId), eq(alertPreferences.userId, users.id)))
    .where(
      and(
        eq(userToProject.projectId, projectId),
        userId === undefined ? undefined : eq(users.id, userId),
        sql`${users.status} in ('active', 'first_login')`,
      ),
    )
    .orderBy(users.id);
  return rows.map(({ role, chosen, ...person }) => ({ ...person, ...(chosen ?? defaultPreferences(role)) }));
}
