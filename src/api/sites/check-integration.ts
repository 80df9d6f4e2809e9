import { checkIntegration as check } from '#flows/sites/check-integration.ts';
import type { Handler } from '../handler.ts';

export const checkIntegration: Handler<'checkIntegration'> = ({ io, projectId, language }) =>
  check(io, projectId, language);
