import { type PollResult, type PollVariant, pollResult } from '#domain/poll.ts';
import { countPollAnswers, upsertPollAnswer } from '#io/db/queries/operation/waitlist.ts';
import type { Io } from '#io/io.ts';

interface Answer {
  uuid: string;
  variant: PollVariant;
  mobile: boolean;
  order: string[];
}

export async function answerPoll(io: Io, answer: Answer): Promise<PollResult> {
  await upsertPollAnswer(io.db, answer);
  return readPoll(io);
}

export const readPoll = async (io: Io): Promise<PollResult> => pollResult(await countPollAnswers(io.db));
