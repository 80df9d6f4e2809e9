import { saveUserAgent as save } from '#flows/admin/save-user-agent.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';
import { seen, settled } from './saved-row.ts';

export const saveUserAgent: Handler<'saveUserAgent'> = async ({ io, body: { id, updatedAt, parent, ...row } }) => {
  const agent = { ...row, parent: parent || null };
  return settled(await save(io, id === undefined ? null : numberOf(id), agent, seen(updatedAt)), 'pattern');
};
