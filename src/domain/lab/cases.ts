import { casesOfPages } from './cases-of-pages.ts';
import { casesOfTags } from './cases-of-tags.ts';
import type { LabCase } from './lab-case.ts';

/** Every question of the lab, in the order in which they are posted. */
export const labCases: readonly LabCase[] = [...casesOfTags, ...casesOfPages];

const byId = new Map(labCases.map((one) => [one.id, one]));

/** Null: there is no such case. A word from an address or a file. */
export const labCaseOf = (id: string): LabCase | null => byId.get(id) ?? null;
