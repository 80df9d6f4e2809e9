import * as people from '#flows/people/change-collaborators.ts';
import type { Handler } from '../handler.ts';

export const leaveProject: Handler<'leaveProject'> = async ({ io, projectId, user }) => {
  await people.leaveProject(io, { projectId, user });
  return { done: true };
};
