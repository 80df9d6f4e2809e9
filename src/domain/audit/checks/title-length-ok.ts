import { countPoints } from '../emulation/cut-text.ts';
import { cutLimit } from '../texts/cut-limit.ts';
import { nameList } from '../texts/name-list.ts';
import { check, notApplicable, passIf } from './check.ts';

export const titleLengthOk = check({
  id: 'titleLengthOk',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['The title is short enough.', 'The title is too long and will be cut.'],
    de: ['Der Titel ist kurz genug.', 'Der Titel ist zu lang und wird gekürzt.'],
  },
  advice: ({ facts, about }) => ({
    en: `It has ${facts.length} characters, more than ${nameList(about, 'en')} ${about.length > 1 ? 'show' : 'shows'}. Put what matters first and leave the shop's name out.`,
    de: `Er hat ${facts.length} Zeichen, mehr als ${nameList(about, 'de')} ${about.length > 1 ? 'zeigen' : 'zeigt'}. Stellen Sie das Wichtige nach vorn und lassen Sie den Shopnamen weg.`,
  }),
  limit: ({ platform: { cut } }) => cutLimit(cut.title),
  // Only where the platform cuts: others wrap or clip by the width of the screen.
  run: ({ seen, card, platform }) => {
    if (seen.title === null || platform.cut.title === null) return notApplicable;
    return passIf(card.title === seen.title, { length: countPoints(seen.title) });
  },
});
