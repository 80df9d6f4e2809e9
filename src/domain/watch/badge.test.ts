import { expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { type BadgeFigures, drawBadge } from './badge.ts';

test.each<[BadgeFigures, Language, string]>([
  [{ isWatched: true, seen: 500, faulty: 0 }, 'en', 'link previews: all fine'],
  [{ isWatched: true, seen: 500, faulty: 0 }, 'de', 'Linkvorschauen: alle in Ordnung'],
  [{ isWatched: true, seen: 500, faulty: 1 }, 'en', 'link previews: 99% fine'],
  [{ isWatched: true, seen: 500, faulty: 412 }, 'de', 'Linkvorschauen: 17 % in Ordnung'],
  [{ isWatched: true, seen: 3, faulty: 3 }, 'en', 'link previews: 0% fine'],
  [{ isWatched: true, seen: 0, faulty: 0 }, 'en', 'link previews: not checked'],
  [{ isWatched: false, seen: 500, faulty: 0 }, 'de', 'Linkvorschauen: nicht geprüft'],
])('%j in %s says %s', (figures, language, label) => {
  expect(drawBadge(figures, language)).toContain(`aria-label="${label}"`);
});
