import { reportCard as report } from '#flows/card-reports/report-card.ts';
import type { Handler } from '../handler.ts';

/** Programs fill in every field: the one that people do not see says that nobody wrote this. */
export const reportCard: Handler<'reportCard'> = async ({ io, body, language }) => {
  const { nickname, email, ...rest } = body;
  if (nickname) return { id: 0, imageCode: '' };
  return report(io, { ...rest, email: email ?? null, language });
};
