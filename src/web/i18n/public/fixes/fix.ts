import type { Text } from '#domain/language.ts';
import type { HowToName } from './how-to.ts';

/** What a guide says about one check. */
export interface Fix {
  /** What is wrong, as somebody would search for it. */
  title: Text;
  /** What people see, and why it matters. */
  meaning: Text;
  howTo: HowToName;
  /** By hand: what to do in the page itself. */
  byHand: Text;
  /** To copy, with values to replace. */
  code: string | null;
}
