import { duplicateTemplate as duplicate } from '#flows/templates/start-template.ts';
import type { Handler } from '../handler.ts';
import { answerTemplate } from './answer-template.ts';

export const duplicateTemplate: Handler<'duplicateTemplate'> = async ({ io, projectId, entityId, language }) =>
  answerTemplate(io, await duplicate(io, { projectId, templateId: entityId, language }));
