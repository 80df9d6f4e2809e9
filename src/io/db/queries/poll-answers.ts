import { sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { pollAnswers } from '../schema/index.ts';

interface Answer {
  uuid: string;
  variant: string;
  mobile: boolean;
  order: string[];
}

/** One answer per uuid: a later one replaces the first. */
export async function upsertPollAnswer(db: Db, answer: Answer): Promise<void> {
  const { variant, mobile, order } = answer;
  await db
    .insert(pollAnswers)
    .values(answer)
    .onConflictDoUpdate({ target: pollAnswers.uuid, set: { variant, mobile, order, updatedAt: sql`now()` } });
}

export async function countPollAnswers(db: Db): Promise<{ variant: string; answers: number }[]> {
  return db
    .select({ variant: pollAnswers.variant, answers: sql<number>`count(*)::int` })
    .from(pollAnswers)
    .groupBy(pollAnswers.variant);
}
