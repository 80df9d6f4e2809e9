import { hasOtherSuperAdmin, listOnlyAdminProjects } from '#io/db/queries/account-deletion.ts';
import type { Handler } from '../handler.ts';

export const getAccountDeletion: Handler<'getAccountDeletion'> = async ({ io, user }) => ({
  onlyAdminOf: await listOnlyAdminProjects(io.db, user.id),
  isLastSuperAdmin: user.role === 'superadmin' && !(await hasOtherSuperAdmin(io.db, user.id)),
});
