import { expect, test } from 'vitest';
import { namesOfPage } from './names-of-page.ts';

const whole = 'Hofgut Manufaktur – Schönes fürs Zuhause';

test.each([
  ['Vase – Halm (und) Ton', 'Halm (und) Ton', 'Vase', 'Halm (und) Ton'],
  ['Vase | HALM', 'Halm', 'Vase', 'Halm'],
  ['Vase – Halm', 'Ton', 'Vase – Halm', 'Ton'],
  ['Halm', 'Halm', 'Halm', 'Halm'],
  // One part of the name at the end, by any separator.
  ['Vase | Hofgut Manufaktur', whole, 'Vase', 'Hofgut Manufaktur'],
  ['Vase • Hofgut Manufaktur', 'Schönes fürs Zuhause · Hofgut Manufaktur', 'Vase', 'Hofgut Manufaktur'],
  ['Vase – blau — Schönes fürs Zuhause', whole, 'Vase – blau', 'Schönes fürs Zuhause'],
  [`Vase - ${whole}`, whole, 'Vase', whole],
  ['Vase', whole, 'Vase', whole],
  ['Vase-Hofgut Manufaktur', whole, 'Vase-Hofgut Manufaktur', whole],
  // The home page: the part that the host is named after.
  [whole, whole, whole, 'Hofgut Manufaktur'],
  ['Schönes | Hofgut Manufaktur', 'Schönes | Hofgut Manufaktur', 'Schönes | Hofgut Manufaktur', 'Hofgut Manufaktur'],
  ['DE | Hofgut', 'DE | Hofgut', 'DE | Hofgut', 'Hofgut'],
  ['Halm | Ton', 'Halm | Ton', 'Halm | Ton', 'Halm'],
])('%j of the site %j is %j of %j', (title, siteName, short, name) => {
  expect(namesOfPage({ title, siteName }, 'hofgut-manufaktur.de')).toEqual({ title: short, siteName: name });
});

test('hosts spell umlauts as two letters', () => {
  const both = 'Schönes – Möbel Müller';
  expect(namesOfPage({ title: both, siteName: both }, 'moebel-mueller.de').siteName).toBe('Möbel Müller');
});
