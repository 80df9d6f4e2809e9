import { expect, test } from 'vitest';
import { inSources } from './describe-error.ts';

/** Line 3 of the bundle is line 7 of the source, from column 5 on. */
const map = { version: 3, file: 'x.js', sources: ['../../../src/flows/draw.ts'], names: [], mappings: ';;IAMI' };
const read = (file: string) => {
  if (file !== 'chunks/x-1.js') throw new Error('there is none');
  return map as never;
};

test.each([
  [
    'a function of the bundle',
    'at draw (file:///srv/odd%20%23name/build/programs/chunks/x-1.js:3:9)',
    'at draw (src/flows/draw.ts:7:9)',
  ],
  ['without a function', 'at file:///srv/build/programs/chunks/x-1.js:3:9', 'at src/flows/draw.ts:7:9'],
  [
    'a file without a map',
    'at draw (file:///srv/build/programs/y.js:3:9)',
    'at draw (file:///srv/build/programs/y.js:3:9)',
  ],
  [
    'a line that the map does not know',
    'at a (/srv/build/programs/chunks/x-1.js:1:1)',
    'at a (/srv/build/programs/chunks/x-1.js:1:1)',
  ],
  [
    "Node's own",
    'at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
    'at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
  ],
  ['sources', 'at draw (file:///srv/src/flows/draw.ts:7:5)', 'at draw (file:///srv/src/flows/draw.ts:7:5)'],
])('%s', (_, line, shown) => {
  expect(inSources(line, read)).toBe(shown);
});

test('every line of a stack is mapped', () => {
  const line = 'at draw (/srv/build/programs/chunks/x-1.js:3:9)';
  expect(inSources(`${line}\n${line}`, read)).toBe('at draw (src/flows/draw.ts:7:9)\nat draw (src/flows/draw.ts:7:9)');
});
