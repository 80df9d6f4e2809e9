import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityAreas } from '#web/i18n/public/security.ts';
import { sbomOf } from '../../../../../scripts/sbom.mjs';
import { countTests } from '../../../../../scripts/test/counts.mjs';
import areas from './areas.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../../../..');
const testFiles = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'e2e/**/*.e2e.ts'], { cwd: root });

test('every area has texts in both languages, and every named test exists', () => {
  expect(Object.keys(securityAreas)).toEqual(Object.keys(areas));
  for (const start of Object.values(areas).flat())
    expect(
      testFiles.some((file) => file.startsWith(start)),
      start,
    ).toBe(true);
});

test('every named test counts for the area that names it', () => {
  const starts = Object.entries(areas).flatMap(([area, named]) => named.map((start) => ({ area, start })));
  const firstOf = (file: string) => starts.find(({ start }) => file.startsWith(start))?.area;
  const shadowed = starts.filter(
    ({ area, start }) => !testFiles.some((file) => file.startsWith(start) && firstOf(file) === area),
  );
  expect(shadowed).toEqual([]);
});

test('counts what passed, each file once, and names what failed', () => {
  const file = (name: string, ...results: string[]) => ({
    name: `/repo/${name}`,
    assertionResults: results.map((status) => ({ status })),
  });
  const reports = [
    { testResults: [file('src/io/fetch/a.test.ts', 'passed', 'passed', 'skipped'), file('src/x.test.ts', 'passed')] },
    { testResults: [file('e2e/accounts.e2e.ts', 'passed', 'failed')] },
  ];
  const counted = countTests(reports, { first: ['src/io/'], second: ['e2e/', 'src/io/fetch/'] }, '/repo');
  expect(counted).toEqual({ counts: { first: 2, second: 1 }, failed: ['e2e/accounts.e2e.ts'] });
});

const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
const lock = JSON.parse(lockText);

test('the bill of materials lists runtime packages, not development tools', () => {
  const { components, dependencies, metadata } = sbomOf(lockText);
  const names = new Set(components.map(({ name }) => name));
  for (const name of Object.keys(lock.packages[''].dependencies)) expect(names, name).toContain(name);
  for (const name of ['vitest', '@biomejs/biome', 'typescript']) expect(names).not.toContain(name);
  for (const { purl, hashes, name } of components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[^@/]+\/)?[^@/]+@\d/);
    expect(hashes?.[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
  }
  const refs = new Set([metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  expect(refs.size).toBe(components.length + 1);
  expect(dependencies).toHaveLength(refs.size);
  for (const { ref, dependsOn } of dependencies) for (const one of [ref, ...dependsOn]) expect(refs).toContain(one);
});

test('the same lock file gives the same bill, another one a different number', () => {
  expect(JSON.stringify(sbomOf(lockText))).toBe(JSON.stringify(sbomOf(lockText)));
  const other = sbomOf(JSON.stringify({ ...lock, version: '9.9.9' }));
  expect(other.serialNumber).not.toBe(sbomOf(lockText).serialNumber);
  expect(other.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
