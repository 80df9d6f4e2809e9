import fc from 'fast-check';
import { prototypeWords } from '../prototype-words.ts';
import { few, seed } from '../size.ts';
import type { Place } from './word-requests.ts';

// What the kinds of hostile requests share.

export const SHAPES = few(40, 200);
export const sample = <Value>(shapes: fc.Arbitrary<Value>) => fc.sample(shapes, { numRuns: SHAPES, seed });
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
