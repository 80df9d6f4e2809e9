import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPackage, pack } from '../../scripts/package.mjs';
import { temporaryFolder } from '../temporary-folder.ts';

// What is cheap to know about the npm package. That it runs is in test/integrations/package.

const MAX_UNPACKED_BYTES = 470_000;
const folder = 'packages/linkbild';
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const root = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the npm package', () => {
  let packed: ReturnType<typeof pack>;
  // Outside of the hook, in which nothing can be registered for the end.
  const target = temporaryFolder('package');
  beforeAll(() => {
    buildPackage();
    packed = pack(target);
  });

  test('has under 470 kB without the tables: shop apps, and the pages of the lab', () => {
    // A chunk has the name of the first module in it.
    const tables = packed.files.filter(({ path }) => /shop-apps|page-kind|lab-cases|conformance/.test(path));
    const bytes = packed.unpackedSize - tables.reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeLessThan(MAX_UNPACKED_BYTES);
    expect(tables.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(30_000);
  });

  test('holds what was built, its README and nothing else', () => {
    const others = packed.files.filter(({ path }) => !/^dist\/.*\.(js|d\.ts)$/.test(path)).map(({ path }) => path);
    expect(others.sort()).toEqual(['README.md', 'dist/lab-cases.json', 'package.json']);
  });

  test('has its version, licence and oldest Node from the project', () => {
    expect(manifest).toMatchObject({ version: root.version, license: root.license });
    expect(manifest.engines.node).toMatch(/^>=20\b/);
  });

  test('is what publint asks for', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  test.each(['index.js', 'client.js', 'shop-apps.js'])('%s loads nothing of Node and no other package', (entry) => {
    const loaded = new Set<string>();
    const queue = [join(folder, 'dist', entry)];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const text = readFileSync(file, 'utf8');
      for (const [, address = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?["']([^"']+)["']/g)) {
        loaded.add(address);
        if (address.startsWith('.')) queue.push(join(file, '..', address));
      }
      expect(text).not.toMatch(/(?<!globalThis\.)\bBuffer\.(?:from|alloc|concat)\b|\bprocess\.|\brequire\(/);
    }
    expect([...loaded].filter((address) => !address.startsWith('.'))).toEqual([]);
  });

  test('replaces what Node 20 lacks', () => {
    const code = packed.files.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path);
    for (const path of code) {
      const text = readFileSync(join(folder, path), 'utf8');
      expect(text, path).not.toMatch(/\bURL\.parse\(|\bMap\.groupBy\(|\bObject\.groupBy\(|\.withResolvers\(/);
    }
  });
});
