import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { CheckResult, checkResultSchema } from './check-result.ts';

test('a described audit keeps to the schema', () => {
  const evidence = page();
  const result = { schemaVersion: 1, ok: true, kind: 'page', ...describeAudit(auditPage(evidence), evidence) };
  expect(CheckResult.safeParse(result).error).toBeUndefined();
  expect(CheckResult.safeParse({ ...result, score: 101 }).success).toBe(false);
});

test('the published schema has an address and one shape per kind of result', () => {
  const schema = checkResultSchema('https://linkbild.example');
  expect(schema.$id).toBe('https://linkbild.example/schemas/check-1.json');
  expect(schema.anyOf?.map(({ description }) => description)).toEqual([
    'One page',
    'A site (--site)',
    'The page could not be read (exit code 2)',
  ]);
});
