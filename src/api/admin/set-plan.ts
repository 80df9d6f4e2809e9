import * as wishes from '#flows/plan-wishes.ts';
import type { Handler } from '../handler.ts';

export const setPlan: Handler<'setPlan'> = async ({ io, projectId, body }) => {
  await wishes.setPlan(io, { projectId, ...body });
  return { done: true };
};
