import { and, eq } from 'drizzle-orm';
import { activityLog, userToProject } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { fromLink, newestMail } from '../../../test/mails.ts';

export const password = 'a long enough password';

/** Projects with admins, and the rows that their members and invitations leave behind. */
export async function createPeopleTest() {
  const api = await createTestApi();
  const { db } = api.io;
  await savePlans(db);
  const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });

  /** A project with free seats and an admin. */
  async function projectOf(slug: string, admins = 1) {
    const project = await api.addProject(slug);
    const params = { id: String(project.id) };
    await api.as(boss.token).setPlan({ params, body: { planId: 'professional-100', reason: 'Agreed' } });
    const people = [];
    for (let at = 0; at < admins; at++) {
      const person = await api.addPerson(`admin${at}@${slug}.example`);
      await api.join(project.id, person.id, 'admin');
      people.push({ ...person, api: api.as(person.token), row: await rowOf(project.id, person.id) });
    }
    const [admin] = people;
    if (!admin) throw new Error('no admin');
    const of = (collaboratorId: number) => ({ ...params, collaboratorId: String(collaboratorId) });
    return { ...project, params, of, admin, admins: people };
  }

  async function rowOf(projectId: number, userId: number): Promise<number> {
    const [row] = await db
      .select({ id: userToProject.id })
      .from(userToProject)
      .where(and(eq(userToProject.projectId, projectId), eq(userToProject.userId, userId)));
    return row?.id ?? 0;
  }

  const codeFor = async (email: string) => fromLink(await newestMail(db, email, 'invitation'), 'code');
  const peopleIn = (projectId: number) => db.select().from(userToProject).where(eq(userToProject.projectId, projectId));
  const logOf = (projectId: number) =>
    db.select().from(activityLog).where(eq(activityLog.projectId, projectId)).orderBy(activityLog.id);

  return { api, db, boss, projectOf, rowOf, codeFor, peopleIn, logOf };
}
export type TestProject = Awaited<ReturnType<Awaited<ReturnType<typeof createPeopleTest>>['projectOf']>>;
