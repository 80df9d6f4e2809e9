import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Audience, noOperator } from '#domain/operator/operator.ts';
import { type Site, siteContext } from '#web/context.ts';
import { loader } from './withdrawal.tsx';

function open(sellsTo: Audience | null) {
  const context = new RouterContextProvider();
  const legal = { operator: { ...noOperator, sellsTo }, hasStripe: false, hasShopify: false, mailHost: null };
  context.set(siteContext, { url: 'https://linkbild.example', legal } as Site);
  return loader({ url: new URL('https://linkbild.example/de/widerruf'), context } as unknown as LoaderFunctionArgs);
}

test('who sells to businesses alone has no page about the right of withdrawal', () => {
  const statusOf = (work: () => unknown) => {
    try {
      return work();
    } catch (thrown) {
      return (thrown as { init: ResponseInit }).init.status;
    }
  };
  expect(statusOf(() => open('businesses'))).toBe(404);
  expect(open('consumers').document.heading).toContain('Widerruf');
  // Undecided, the page says what is missing.
  expect(open(null).document.passages.some(({ isMissing }) => isMissing)).toBe(true);
});
