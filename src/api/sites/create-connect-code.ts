import { createConnectCode as create } from '#flows/sites/connect-site.ts';
import type { Handler } from '../handler.ts';

export const createConnectCode: Handler<'createConnectCode'> = ({ io, projectId, user }) =>
  create(io, projectId, user.id);
