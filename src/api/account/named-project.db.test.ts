import { expect, test } from 'vitest';
import { createTestApi } from '../../../test/api.ts';

const api = await createTestApi();
const { id: foreign } = await api.addProject('foreign');
const missing = 2_147_483_647;

test.each([
  ['user', missing],
  ['user', foreign],
  ['superadmin', missing],
] as const)('a %s cannot name project %d as theirs, last opened or of a token', async (role, projectId) => {
  const { token } = await api.addPerson(`${role}-${projectId}@example.com`, { role });
  const person = api.as(token);
  const unknown = { status: 404, code: 'PROJECT_NOT_FOUND' };
  await expect(person.updateUser({ body: { lastActiveProjectId: projectId } })).rejects.toMatchObject(unknown);
  const body = { name: 'ci', scope: 'read', projectId, expiresInDays: 30 } as const;
  await expect(person.createApiToken({ body })).rejects.toMatchObject(unknown);
  expect((await person.getUser()).lastActiveProjectId).toBeNull();
});

test('a super admin can name every project', async () => {
  const { token } = await api.addPerson('root@example.com', { role: 'superadmin' });
  await api.as(token).updateUser({ body: { lastActiveProjectId: foreign } });
  expect((await api.as(token).getUser()).lastActiveProjectId).toBe(foreign);
});
