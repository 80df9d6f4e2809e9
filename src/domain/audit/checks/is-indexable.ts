import { check, notApplicable, passIf } from './check.ts';
import { isLeftOutByTag, mayBeLeftOut } from './left-out.ts';

/** Search engines and assistants leave out a page that asks for it. Often on purpose: carts, results of a search. */
export const isIndexable = check({
  id: 'isIndexable',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['Search engines may show the page.', 'The page asks search engines to leave it out (noindex).'],
    de: ['Suchmaschinen dürfen die Seite zeigen.', 'Die Seite ist für Suchmaschinen gesperrt (noindex).'],
  },
  advice: {
    en: 'That’s right for carts, accounts and search results. If people should find the page, remove noindex from <meta name="robots"> or the X-Robots-Tag header.',
    de: 'Bei Warenkorb, Konto und Suchergebnissen ist das richtig. Soll die Seite gefunden werden, entfernen Sie noindex aus <meta name="robots"> oder dem Header X-Robots-Tag.',
  },
  mayFailOn: mayBeLeftOut,
  run: (subject) => (mayBeLeftOut(subject.platform) ? passIf(!isLeftOutByTag(subject)) : notApplicable),
});
