import { takeNextStep as step } from '#flows/projects/take-next-step.ts';
import type { Handler } from '../handler.ts';

export const takeNextStep: Handler<'takeNextStep'> = async ({ io, body, user }) => {
  await step(io, { ...body, user });
  return { done: true };
};
