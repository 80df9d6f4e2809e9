import * as agents from '#io/db/queries/user-agents.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';
import { goneIf } from './saved-row.ts';

export const forgetUnknownAgent: Handler<'forgetUnknownAgent'> = async ({ io, params }) =>
  goneIf(!(await agents.deleteUnknownAgent(io.db, numberOf(params.id))));
