import { expect, test } from 'vitest';
import { createClient } from './client.ts';

const headers = { 'content-type': 'application/json; charset=utf-8' };
const answering = (body: BodyInit, status = 200) => createClient(async () => new Response(body, { status, headers }));
/** A connection that ends in the middle of the answer. */
const broken = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":'));
      controller.error(new TypeError('network error'));
    },
  });

test('an answer that is cut off fails, and is never an empty one', async () => {
  const params = { id: '1' };
  await expect(answering(broken()).listRoutes({ params })).rejects.toThrow('network error');
  await expect(answering('[{"id":').listRoutes({ params })).rejects.toThrow(SyntaxError);
  expect(await answering('[]').listRoutes({ params })).toEqual([]);
});

test('a refusal that is cut off is a refusal', async () => {
  const params = { id: '1' };
  await expect(answering(broken(), 503).listRoutes({ params })).rejects.toMatchObject({ status: 503 });
});
