import { expect, test } from 'vitest';
import { studioTexts } from '../project/studio.ts';
import { appScreenTexts } from './screens.ts';

test.each(['configurator', 'designer'] as const)('the browser’s tab calls the %s what its own tab says', (screen) => {
  expect(appScreenTexts[screen].heading).toEqual(studioTexts[screen]);
});
