import { compareTemplates as compare } from '#flows/templates/compare-templates.ts';
import type { Handler } from '../handler.ts';

export const compareTemplates: Handler<'compareTemplates'> = ({ io, projectId }) => compare(io, projectId);
