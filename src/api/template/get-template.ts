import { templateOf } from '#flows/projects/find-or-refuse.ts';
import type { Handler } from '../handler.ts';
import { answerTemplate } from './answer-template.ts';

export const getTemplate: Handler<'getTemplate'> = async ({ io, projectId, entityId }) => {
  io.renderer.warmUp();
  return answerTemplate(io, await templateOf(io, projectId, entityId));
};
