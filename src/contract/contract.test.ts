import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { CheckOutput } from './check-result.ts';
import { createClient } from './client.ts';
import { commandSchemas } from './command-schemas.ts';

test('a described audit keeps to the schema', () => {
  const evidence = page();
  const described = describeAudit(withFixes(auditPage(evidence), evidence), 'de');
  const result = { schemaVersion: 2, language: 'de', ok: true, kind: 'page', ...described };
  expect(CheckOutput.parse(result)).toEqual(result);
  expect(CheckOutput.safeParse({ ...result, score: 101 }).success).toBe(false);
});

test('the published schema has an address and one shape per kind of result', () => {
  expect(commandSchemas('https://linkbild.example').get('/schemas/check-2.json')).toMatchObject({
    $id: 'https://linkbild.example/schemas/check-2.json',
    anyOf: [
      { description: 'One page' },
      { description: 'A site (--site)' },
      { description: 'The page could not be read (exit code 2)' },
    ],
  });
});

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
