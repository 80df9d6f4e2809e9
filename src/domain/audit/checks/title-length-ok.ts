import { countPoints } from '../emulation/cut-text.ts';
import { check, notApplicable, passIf } from './check.ts';

/** X's own figure; on platforms without one, a longer title does not fit into two lines either. */
const DEFAULT_LENGTH = 70;

export const titleLengthOk = check({
  id: 'titleLengthOk',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['The title is short enough.', 'The title is too long and will be cut.'],
    de: ['Der Titel ist kurz genug.', 'Der Titel ist zu lang und wird gekürzt.'],
  },
  advice: ({ facts, platform }) => ({
    en: `It has ${facts.length} characters; ${platform.name} shows about ${facts.limit}. Put what matters first and leave the shop's name out.`,
    de: `Er hat ${facts.length} Zeichen; ${platform.name} zeigt etwa ${facts.limit}. Stellen Sie das Wichtige nach vorn und lassen Sie den Shopnamen weg.`,
  }),
  run: ({ seen, card, platform }) => {
    if (seen.title === null) return notApplicable;
    const length = countPoints(seen.title);
    const limit = platform.cut.title?.length ?? DEFAULT_LENGTH;
    return passIf(length <= limit && card.title === seen.title, { length, limit });
  },
});
