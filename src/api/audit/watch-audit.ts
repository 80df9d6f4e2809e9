import { watchAudit as watch } from '#flows/audit/watch-audit.ts';
import type { Handler } from '../handler.ts';

export const watchAudit: Handler<'watchAudit'> = ({ io, params, user, language }) =>
  watch(io, params.projectSlug, user, language);
