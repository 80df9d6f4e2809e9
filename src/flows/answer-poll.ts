import { ApiError } from '#contract/errors.ts';
import { type PollResult, type PollVariant, pollResult } from '#domain/poll.ts';
import { countPollAnswers, putPollAnswer } from '#io/db/queries/poll-answers.ts';
import { countHit, type Limit } from '#io/db/queries/rate-limits.ts';
import type { Io } from '#io/io.ts';

/** A classroom behind one address may vote; a script that votes for a shop may not. */
const perClient: Limit = { bucket: 'poll-client', max: 60, windowSeconds: 3600 };

interface Answer {
  uuid: string;
  variant: PollVariant;
  mobile: boolean;
  order: string[];
  client: string;
}

export async function answerPoll(io: Io, { client, ...answer }: Answer): Promise<PollResult> {
  const stand = await countHit(io.db, perClient, client);
  if (stand.isOver) throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: stand.retryAfterSeconds });
  await putPollAnswer(io.db, answer);
  return readPoll(io);
}

export const readPoll = async (io: Io): Promise<PollResult> => pollResult(await countPollAnswers(io.db));
