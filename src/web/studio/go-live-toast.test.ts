import { describe, expect, test } from 'vitest';
import { studioTexts } from '#web/i18n/project/studio.ts';
import { templatesTexts } from '#web/i18n/project/templates.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { goLiveToast } from './go-live-toast.ts';

const texts = textsIn(studioTexts, 'en');
const chosen = { name: 'Photo', isLive: true, isVerified: true, replaced: [] };

describe('a template that was set live', () => {
  test('is used from now on where our tag was seen', () => {
    expect(goLiveToast(texts, chosen)).toEqual({ title: texts.nowLive('Photo'), description: texts.nowLiveText });
  });

  test('is ready where it was not, and no sentence says that pages use it', () => {
    expect(goLiveToast(texts, { ...chosen, isVerified: false })).toEqual({ title: texts.nowReady('Photo') });
  });

  test.each([true, false])('names what it replaces, tag seen: %s', (isVerified) => {
    const toast = goLiveToast(texts, { ...chosen, isVerified, replaced: ['One', 'Two'] });
    expect(toast.description).toBe('It replaces One, Two.');
  });
});

test('the screen of templates promises "right away" only where our tag was seen', () => {
  for (const lead of [templatesTexts.lead, templatesTexts.leadMany]) {
    expect([lead.en(true), lead.en(false)].map((words) => words.includes('right away'))).toEqual([true, false]);
    expect([lead.de(true), lead.de(false)].map((words) => words.includes('sofort'))).toEqual([true, false]);
  }
});
