import { countPoints } from '../emulation/cut-text.ts';
import { check, notApplicable, passIf } from './check.ts';

/** For platforms without a figure of their own: the 200 characters that X documents. */
const DEFAULT_LENGTH = 200;

export const descriptionLengthOk = check({
  id: 'descriptionLengthOk',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['The description is short enough.', 'The description is too long and will be cut.'],
    de: ['Die Beschreibung ist kurz genug.', 'Die Beschreibung ist zu lang und wird gekürzt.'],
  },
  advice: ({ facts, platform }) => ({
    en: `It has ${facts.length} characters; ${platform.name} shows at most ${facts.limit}. About 80 are enough for a chat.`,
    de: `Sie hat ${facts.length} Zeichen; ${platform.name} zeigt höchstens ${facts.limit}. Für einen Chat genügen etwa 80.`,
  }),
  run: ({ seen, card, platform }) => {
    if (seen.description === null || card.lines.description === 0) return notApplicable;
    const length = countPoints(seen.description);
    const limit = platform.cut.description?.length ?? DEFAULT_LENGTH;
    return passIf(length <= limit && card.description === seen.description, { length, limit });
  },
});
