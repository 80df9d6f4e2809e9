import { check, notApplicable, passIf } from './check.ts';
import { isLeftOutByTag, mayBeLeftOut } from './left-out.ts';

/** Search engines and assistants leave out a page that asks for it. Often on purpose: carts, results of a search. */
export const isIndexable = check({
  id: 'isIndexable',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['Search engines may show the page.', 'The page asks search engines to leave it out (noindex).'],
    de: ['Suchmaschinen dürfen die Seite zeigen.', 'Die Seite bittet Suchmaschinen, sie auszulassen (noindex).'],
  },
  advice: {
    en: 'Right for carts, accounts and search results. If people are to find the page, take noindex out of <meta name="robots">.',
    de: 'Richtig bei Warenkorb, Konto und Suchergebnissen. Soll man die Seite finden, nehmen Sie noindex aus <meta name="robots">.',
  },
  run: (subject) => (mayBeLeftOut(subject.platform) ? passIf(!isLeftOutByTag(subject)) : notApplicable),
});
