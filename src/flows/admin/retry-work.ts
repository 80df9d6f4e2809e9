import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isAgentPattern } from '#domain/agents/read-agent.ts';
import { enqueueCheck } from '#flows/checker/check-store.ts';
import { changeCheckerRequest, findCheckerRequest } from '#io/db/queries/audits/checker-requests.ts';
import { addUserAgent, changeUserAgent, deleteNamedUnknownAgents } from '#io/db/queries/image-requests/user-agents.ts';
import { findFailedJob } from '#io/db/queries/operation/jobs.ts';
import type { Io } from '#io/io.ts';

// Failed work that a super admin can retry.

export async function retryJob(io: Io, jobId: string): Promise<void> {
  const job = await findFailedJob(io.db, jobId);
  if (!job) throw new ApiError('NOT_FOUND');
  await io.queue.retry(job.name, job.id);
}

export async function retryCheck(io: Io, requestId: number): Promise<void> {
  const request = await findCheckerRequest(io.db, requestId);
  if (!request) throw new ApiError('NOT_FOUND');
  await changeCheckerRequest(io.db, request.id, { state: 'accepted', reason: null });
  await enqueueCheck(io, request);
}

type Agent = Parameters<typeof addUserAgent>[1];

/** Adds or changes a pattern; agents that it matches leave the list of unknown ones. */
export async function saveUserAgent(io: Pick<Io, 'db'>, id: number | null, agent: Agent, seenAt: Date | null) {
  if (!isAgentPattern(agent.pattern))
    throw new ApiError('VALIDATION_FAILED', { fields: { pattern: [messages.pattern] } });
  const saved = id === null ? await addUserAgent(io.db, agent) : await changeUserAgent(io.db, id, agent, seenAt);
  if (typeof saved === 'string') return saved;
  const pattern = new RegExp(saved.pattern, 'i');
  await deleteNamedUnknownAgents(io.db, (text) => pattern.test(text.slice(0, 1000)));
  return saved;
}
