import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button, type ButtonState } from './button.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('a button', () => {
  test.each<[ButtonState, string]>([
    ['idle', 'Save'],
    ['loading', 'Save Saving …'],
    ['done', 'Save Saved'],
  ])('%s shows "%s" [4.20]', (state, words) => {
    const html = renderToStaticMarkup(
      <Button state={state} loadingText="Saving …" doneText="Saved">
        Save
      </Button>,
    );
    expect(wordsOf(html)).toBe(words);
    expect(html.includes('invisible')).toBe(state !== 'idle');
    expect(html.includes('aria-disabled="true"')).toBe(state !== 'idle');
  });
});

describe('the badge of a project', () => {
  const texts = { verified: 'Verified', notVerified: 'Not verified', verifying: 'Verifying...', verify: 'Verify now' };
  test.each([
    ['verified', false, 'Verified'],
    ['pending', false, 'Verifying...'],
    ['not-verified', true, 'Not verified : Verify now'],
  ] as const)('%s: clickable %s, shows "%s" [2.73] [4.5]', (state, isButton, words) => {
    const html = renderToStaticMarkup(<VerifiedBadge state={state} onVerify={() => {}} texts={texts} />);
    expect([html.includes('<button'), wordsOf(html)]).toEqual([isButton, words]);
  });
});
