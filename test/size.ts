import { createHash } from 'node:crypto';

// A run has one of two sizes: `npm test` repeats little and leaves long files to their turn, `npm run test:whole`
// (TEST_SIZE=whole) has everything at full count. What each test does in which: docs/decisions/056-tests-in-two-sizes.md.

export const isWhole = process.env.TEST_SIZE === 'whole';

/** How often something is repeated. */
export const few = (small: number, whole: number): number => (isWhole ? whole : small);

/** Of all random input and of `byTurns`. vitest.config.ts derives it from the commit; TEST_SEED repeats another run. */
export const seed = Number(process.env.TEST_SEED ?? 1);

/** A number that is the same for one seed and name, and spread evenly over names. */
const numberOf = (name: string): number => createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0);

/**
 * Some of many equal cases, others with another commit; a whole run takes all of them. The name keeps two tests from
 * always choosing alike.
 */
export function someOf<Value>(name: string, values: readonly Value[], count: number): Value[] {
  if (isWhole || count >= values.length) return [...values];
  const first = numberOf(name) % values.length;
  return [...values, ...values].slice(first, first + count);
}

/** One of some equal cases, for example of both languages. */
export const byTurns = <Value>(name: string, values: readonly Value[]): Value[] => someOf(name, values, 1);
