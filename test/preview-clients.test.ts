import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { platforms } from '#domain/audit/platforms/index.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';

test('each client that a card can show has a rule that hides the others', () => {
  const styles = readFileSync('src/web/previews/previews.css', 'utf8');
  const most = Math.max(...platformIds.map((id) => platforms[id].variants.length));
  const rules = Array.from({ length: most + 1 }, (_, at) => styles.includes(`[data-when]:not([data-when="${at}"])`));
  expect(rules).toEqual(rules.map(() => true));
});
