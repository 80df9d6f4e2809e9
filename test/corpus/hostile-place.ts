import fc from 'fast-check';
import { prototypeWords } from '../prototype-words.ts';
import type { Place } from './word-requests.ts';

// What the kinds of hostile requests share. The seed is fixed, so that a failure can be reproduced.

export const SHAPES = 200;
const SEED = 14;
export const sample = <Value>(shapes: fc.Arbitrary<Value>) => fc.sample(shapes, { numRuns: SHAPES, seed: SEED });
export const word = fc.constantFrom(...prototypeWords);

export interface HostileTarget extends Place {
  templateId: number;
  hostileUrl: string;
  /** Additional projects, because each has an upload limit per hour. */
  uploadIds: number[];
}

export const headersOf = ({ origin, cookie }: Place) => ({
  accept: 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  origin,
  cookie,
});
export const jsonOf = (place: Place) => ({ ...headersOf(place), 'content-type': 'application/json' });
