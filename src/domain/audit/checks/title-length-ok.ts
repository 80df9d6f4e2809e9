import { countPoints } from '#domain/audit/emulation/cut-text.ts';
import { cutLimit } from '#domain/audit/texts/figures.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, notApplicable, passIf } from './check.ts';

export const titleLengthOk = check({
  id: 'titleLengthOk',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['The title is short enough.', 'The title is too long and gets cut off.'],
    de: ['Der Titel ist kurz genug.', 'Der Titel ist zu lang und wird abgeschnitten.'],
  },
  advice: ({ facts, about }) => ({
    en: `It has ${facts.length} characters, more than ${nameList(about, 'en')} ${about.length > 1 ? 'show' : 'shows'}. Put what matters first and drop the shop name.`,
    de: `Mit ${facts.length} Zeichen ist er länger, als ${nameList(about, 'de')} ${about.length > 1 ? 'anzeigen' : 'anzeigt'}. Das Wichtigste gehört an den Anfang, der Shopname kann weg.`,
  }),
  limit: ({ platform: { cut } }) => cutLimit(cut.title),
  mayFailOn: ({ cut }) => cut.title !== null,
  // Only where the platform cuts: others wrap or clip by the width of the screen.
  run: ({ seen, card, platform }) => {
    if (seen.title === null || platform.cut.title === null) return notApplicable;
    return passIf(card.title === seen.title, { length: countPoints(seen.title) });
  },
});
