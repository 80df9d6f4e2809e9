import { countPoints } from '#domain/audit/emulation/cut-text.ts';
import { cutLimit } from '#domain/audit/texts/figures.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { suggestSiteName } from '#domain/audit/texts/suggest-tags.ts';
import { check, fail, notApplicable, pass } from './check.ts';

export const titleLengthOk = check({
  id: 'titleLengthOk',
  kind: 'meta',
  level: 'info',
  text: {
    en: ['The title is short enough.', 'The title is too long and gets cut off.'],
    de: ['Der Titel ist kurz genug.', 'Der Titel ist zu lang und wird abgeschnitten.'],
  },
  advice: ({ facts, about, platform: { cut } }) => {
    const limit = about.length > 1 ? null : cutLimit(cut.title);
    const bytes = limit !== null && cut.title?.unit === 'bytes' ? facts.bytes : null;
    return {
      en: `It has ${facts.length} characters${bytes ? ` (${bytes} bytes)` : ''}, more than ${nameList(about, 'en')} ${about.length > 1 ? 'show' : 'shows'}${limit ? ` (${limit.en})` : ''}. Put what matters first${facts.site ? ` and leave out “${facts.site}”` : ''}.`,
      de: `Mit ${facts.length} Zeichen${bytes ? ` (${bytes} Bytes)` : ''} ist er länger, als ${nameList(about, 'de')} ${about.length > 1 ? 'anzeigen' : 'anzeigt'}${limit ? ` (${limit.de})` : ''}. Das Wichtigste gehört an den Anfang${facts.site ? `, „${facts.site}“ kann weg` : ''}.`,
    };
  },
  limit: ({ platform: { cut } }) => cutLimit(cut.title),
  mayFailOn: ({ cut }) => cut.title !== null,
  // Only where the platform cuts: others wrap or clip by the width of the screen.
  run: ({ seen, card, platform, evidence }) => {
    const { title } = seen;
    if (title === null || platform.cut.title === null) return notApplicable;
    if (card.title === title) return pass({ length: countPoints(title) });
    const site = suggestSiteName(evidence);
    const bytes = new TextEncoder().encode(title).length;
    return fail({
      length: countPoints(title),
      bytes,
      site: site !== null && title.includes(site) ? site.slice(0, 60) : null,
    });
  },
});
