import { expect, test } from 'vitest';
import { groupLimits } from './group-limits.ts';

test('platforms with the same limit share a line, in order', () => {
  const limits = [
    { platform: 'whatsapp', text: '600 KB' },
    { platform: 'slack', text: '1 MB' },
    { platform: 'telegram', text: '600 KB' },
  ] as const;
  expect(groupLimits(limits, ({ text }) => text)).toEqual([
    { platforms: ['whatsapp', 'telegram'], text: '600 KB' },
    { platforms: ['slack'], text: '1 MB' },
  ]);
});
