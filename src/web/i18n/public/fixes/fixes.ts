import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { Text } from '#domain/language.ts';
import type { HowToName } from './how-to.ts';
import { imageFixes } from './image-checks.ts';
import { imageUrlFixes } from './image-url-checks.ts';
import { reachFixes } from './reach-checks.ts';
import { wordFixes } from './word-checks.ts';

/** The texts of a guide about one check. */
export interface Fix {
  /** The fault, as somebody would search for it. */
  title: Text;
  /** The visible effect, and why it matters. */
  meaning: Text;
  howTo: HowToName;
  /** By hand: what to do in the page itself. */
  byHand: Text;
  /** To copy, with values to replace. */
  code: string | null;
}

/** A check without its guide does not compile. In the order in which the overview shows them. */
export const fixes: Record<CheckId, Fix> = { ...imageFixes, ...imageUrlFixes, ...wordFixes, ...reachFixes };
