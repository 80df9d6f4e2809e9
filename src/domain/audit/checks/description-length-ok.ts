import { countPoints, cutText } from '#domain/audit/emulation/cut-text.ts';
import { cutLimit } from '#domain/audit/texts/figures.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { check, notApplicable, passIf } from './check.ts';

export const descriptionLengthOk = check({
  id: 'descriptionLengthOk',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['The description is short enough.', 'The description is too long and gets cut off.'],
    de: ['Die Beschreibung ist kurz genug.', 'Die Beschreibung ist zu lang und wird abgeschnitten.'],
  },
  advice: ({ facts, about }) => ({
    en: `It has ${facts.length} characters, more than ${nameList(about, 'en')} ${about.length > 1 ? 'show' : 'shows'}. About 80 are enough for a chat. Put what matters first.`,
    de: `Mit ${facts.length} Zeichen ist sie länger, als ${nameList(about, 'de')} ${about.length > 1 ? 'anzeigen' : 'anzeigt'}. Für einen Chat genügen etwa 80. Das Wichtigste gehört an den Anfang.`,
  }),
  limit: ({ platform: { cut } }) => cutLimit(cut.description),
  mayFailOn: ({ cut }) => cut.description !== null,
  // Only where the platform cuts: others wrap or clip by the width of the screen.
  run: ({ seen, card, platform }) => {
    if (seen.description === null || card.lines.description === 0 || platform.cut.description === null)
      return notApplicable;
    const shown = cutText(seen.description, platform.cut.description);
    return passIf(shown === seen.description, { length: countPoints(seen.description) });
  },
});
