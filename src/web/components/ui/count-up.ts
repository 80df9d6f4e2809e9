import { COUNTER_MS } from '../../constants.ts';

/** What a counter shows `elapsed` ms after its start: fast at first, then slowing down. */
export function countUp(value: number, elapsed: number): { shown: number; isDone: boolean } {
  const done = Math.min(1, elapsed / COUNTER_MS);
  return { shown: value * (1 - (1 - done) ** 3), isDone: done === 1 };
}
