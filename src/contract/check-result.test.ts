import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { describeAudit } from '#domain/audit/texts/describe-audit.ts';
import { CheckOutput } from './check-result.ts';
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
