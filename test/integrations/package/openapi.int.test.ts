import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { adminOpenApiDocument, openApiDocument } from '#api/http/openapi.ts';
import { testSettings } from '../../api.ts';
import { installPackages } from '../install-packages.ts';

// The OpenAPI documents by redocly's recommended rules.

interface Redocly {
  createConfig: (config: object) => Promise<unknown>;
  lintFromString: (given: { source: string; absoluteRef: string; config: unknown }) => Promise<Problem[]>;
}
interface Problem {
  ruleId: string;
  severity: 'error' | 'warn';
  message: string;
  location: { pointer?: string }[];
}

let redocly: Redocly;

beforeAll(async () => {
  const folder = installPackages('redocly', { '@redocly/openapi-core': '2.64.0' });
  const load = createRequire(join(folder, 'package.json'));
  redocly = await import(pathToFileURL(load.resolve('@redocly/openapi-core')).href);
});

const settings = { ...testSettings, apiUrl: 'https://linkbild.dev/api', hasShopify: true, hasStripe: true };

async function errorsOf(document: object): Promise<string[]> {
  const config = await redocly.createConfig({ extends: ['recommended'] });
  const problems = await redocly.lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
}

test.each([
  ['everybody', openApiDocument(settings)],
  ['super admins', adminOpenApiDocument(settings)],
])('the document for %s has no errors', async (_, document) => {
  expect(await errorsOf(document)).toEqual([]);
  expect(await errorsOf({ ...document, components: {} })).not.toEqual([]);
});
