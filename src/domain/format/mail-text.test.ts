import { expect, test } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { foreignText, hasLink, mailLine, withoutLinks } from './mail-text.ts';

test.each([
  ['Shop\r\nBcc: all@example.com', 'Shop Bcc: all@example.com'],
  ['a\u2028b\u2029c\u0085d\u0000e', 'a b c d e'],
  ['\u202Eelpmaxe\u202C', 'elpmaxe'],
  ['zero\u200Bwidth\uFEFF', 'zerowidth'],
  ['  much   space ', 'much space'],
  ['x'.repeat(300), `${'x'.repeat(199)}…`],
])('one line of %j', (given, line) => expect(mailLine(given)).toBe(line));

test.each([
  ['Müllers Käseladen', 'Müllers Käseladen'],
  ['shop.example', 'shop.example'],
  ['https://shop.example/de?utm=1', 'shop.example/de'],
  ['localhost:3001/de', 'localhost:3001/de'],
  ['anna@shop.example', 'anna@shop.example'],
  ['Visit evil.example now', 'Visit … now'],
  ['Win at https://evil.example/?a=b today', 'Win at … today'],
  ['Go to WWW.Evil.example/x!', 'Go to …'],
  ['Geld bei evil。example holen', 'Geld bei … holen'],
  ['ftp://evil.example here', '… here'],
  ['Version 2.0 of 1.000 things, z. B. this', 'Version 2.0 of 1.000 things, z. B. this'],
  ['x'.repeat(100), `${'x'.repeat(79)}…`],
])('a value %j from outside reads %j', (given, text) => expect(foreignText(given)).toBe(text));

test('links in text are no longer clickable and read the same', () => {
  const text = 'See evil.example/a.b and http://1.2.3.4/x; write to anna@shop.example.';
  const safe = withoutLinks(text);
  expect(safe.replaceAll('\u2060', '')).toBe(text);
  expect(safe).toContain('evil.\u2060example');
  expect(safe).toContain('http\u2060://1.');
  expect(safe).toContain('anna@shop.example');
  expect(hasLink(safe)).toBe(false);
});

test('takes no longer for text that almost looks like a URL', measured, () => {
  const started = performance.now();
  for (const nasty of ['a.'.repeat(50_000), 'a'.repeat(100_000), 'a-'.repeat(50_000), 'http:/'.repeat(20_000)])
    withoutLinks(nasty.slice(0, 4_000));
  expect(performance.now() - started).toBeLessThan(500);
});
