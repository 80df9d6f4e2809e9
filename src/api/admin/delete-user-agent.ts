import * as agents from '#io/db/queries/user-agents.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';
import { goneIf } from './saved-row.ts';

export const deleteUserAgent: Handler<'deleteUserAgent'> = async ({ io, params }) =>
  goneIf(!(await agents.deleteUserAgentRow(io.db, numberOf(params.id))));
