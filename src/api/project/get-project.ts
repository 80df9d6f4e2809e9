import { projectOf } from '#flows/projects/find-or-refuse.ts';
import type { Handler } from '../handler.ts';

export const getProject: Handler<'getProject'> = ({ io, projectId }) => projectOf(io, projectId);
