import * as agents from '#io/db/queries/user-agents.ts';
import type { Handler } from '../handler.ts';

export const listUserAgents: Handler<'listUserAgents'> = ({ io }) => agents.listUserAgents(io.db);
