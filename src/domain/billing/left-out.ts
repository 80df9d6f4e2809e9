import { writeNumber } from '#domain/format/numbers.ts';
import type { Text } from '#domain/language.ts';

const BEGINNING = 'Your plan has room for';

/** A problem of a project: pages that its plan leaves out. `limit`: what the plan, which may cover others, has for it. */
export const describeLeftOut = (limit: number, leftOut: number): Text => ({
  en: `${BEGINNING} ${limit === 1 ? 'one page' : `${writeNumber(limit, 'en')} pages`} of this website. ${leftOut === 1 ? 'One more is' : `${writeNumber(leftOut, 'en')} more are`} left out.`,
  de: `Ihr Tarif hat Platz für ${limit === 1 ? 'eine Seite' : `${writeNumber(limit, 'de')} Seiten`} dieser Website. ${leftOut === 1 ? 'Eine weitere ist' : `${writeNumber(leftOut, 'de')} weitere sind`} nicht dabei.`,
});

/** Pages that a site has and its plan leaves out. Pages missing for another reason than the limit are not left out. */
export const countLeftOut = ({ limit, taken, found }: { limit: number; taken: number; found: number }): number =>
  taken >= limit ? Math.max(0, found - taken) : 0;

/** Problems are stored as texts. This is the one that a larger plan solves. */
export const isLeftOut = (problem: Text): boolean => problem.en.startsWith(BEGINNING);
