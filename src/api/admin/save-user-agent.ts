import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isAgentPattern } from '#domain/agents/read-agent.ts';
import * as agents from '#io/db/queries/user-agents.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';
import { seen, settled } from './saved-row.ts';

/** A row that is saved names agents: those that were unknown leave that list. */
export const saveUserAgent: Handler<'saveUserAgent'> = async ({ io, body: { id, updatedAt, parent, ...row } }) => {
  if (!isAgentPattern(row.pattern)) throw new ApiError('VALIDATION_FAILED', { fields: { pattern: [badPattern] } });
  const agent = { ...row, parent: parent || null };
  const saved = settled(
    id === undefined
      ? await agents.addUserAgent(io.db, agent)
      : await agents.changeUserAgent(io.db, numberOf(id), agent, seen(updatedAt)),
    'pattern',
  );
  const pattern = new RegExp(saved.pattern, 'i');
  await agents.deleteNamedUnknownAgents(io.db, (text) => pattern.test(text.slice(0, 1000)));
  return saved;
};

const badPattern = messages.pattern;
