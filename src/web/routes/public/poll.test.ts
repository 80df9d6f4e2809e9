import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import { apiContext } from '#web/context.ts';
import { action, orderShown } from './poll.tsx';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['', false],
])('an answer from %s is mobile: %s [9.28]', async (userAgent, mobile) => {
  const sent: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(apiContext, {
    answerPoll: async ({ body }: { body: unknown }) => {
      sent.push(body);
      return { shares: [], answers: 1 };
    },
  } as unknown as Api);
  const request = new Request('https://linkbild.example/poll', {
    method: 'POST',
    headers: { 'user-agent': userAgent },
    body: new URLSearchParams({ variant: 'with-picture', order: 'with-picture,without-picture' }),
  });
  await action({ request, context } as unknown as ActionFunctionArgs);
  expect(sent).toMatchObject([{ variant: 'with-picture', mobile, order: ['with-picture', 'without-picture'] }]);
});

test.each([
  ['with-picture,without-picture', ['with-picture', 'without-picture']],
  ['without-picture,with-picture', ['without-picture', 'with-picture']],
  ['with-picture,with-picture', null],
  ['__proto__', null],
])('after the click the cards stand as they were shown: %s', (sent, order) => {
  expect(orderShown(sent)).toEqual(order);
});
