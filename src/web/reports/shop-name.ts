import type { Audit } from '#contract/entities/audit.ts';
import { beginningOf } from '#web/print-sheets/fit-to-sheet.ts';

/** Some shops write a sentence into their name: a heading of two lines is enough. */
const CHARACTERS = 45;

/** A shop's name as the heading of its report; without one its address. */
export const shopNameOf = ({ title, address }: Pick<Audit['project'], 'title' | 'address'>): string =>
  beginningOf(title, CHARACTERS) ?? address;
