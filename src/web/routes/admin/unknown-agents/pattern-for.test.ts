import { expect, test } from 'vitest';
import { patternFor } from '#web/routes/admin/unknown-agents.tsx';

test.each([
  ['Mozilla/5.0 (compatible; NewsBot/2.0; +https://news.example/bot)', 'NewsBot'],
  ['curl/8.5.0', 'curl'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Preview.App/3', 'Preview\\.App'],
  ['a (strange) one', 'a \\(strange\\) one'],
])('%s starts with %s', (agent, pattern) => {
  expect(patternFor(agent)).toBe(pattern);
  expect(new RegExp(patternFor(agent), 'i').test(agent)).toBe(true);
});
