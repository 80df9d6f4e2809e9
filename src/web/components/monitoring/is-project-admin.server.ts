import type { User } from '#contract/entities/user.ts';

/** Who may change channels, webhooks and the badge; the server holds it, the screen only leaves out the buttons. */
export const isProjectAdmin = (user: User, projectId: number): boolean =>
  user.role === 'superadmin' ||
  user.userToProject.some(({ project, role }) => project.id === projectId && role === 'admin');
