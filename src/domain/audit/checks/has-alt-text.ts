import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { check, notApplicable, passIf } from './check.ts';

/** They pass the text on to screen readers. Whether others do is not known. */
export const readsAltText = (id: PlatformId): boolean => id === 'mastodon' || id === 'twitter';

export const hasAltText = check({
  id: 'hasAltText',
  kind: 'image',
  level: 'info',
  text: ({ facts }) => ({
    en: [
      'The preview image has alt text.',
      facts.other ? `The alt text is in ${facts.other} only.` : 'The preview image has no alt text.',
    ],
    de: [
      'Das Vorschaubild hat einen Alternativtext.',
      facts.other ? `Der Alternativtext steht nur in ${facts.other}.` : 'Das Vorschaubild hat keinen Alternativtext.',
    ],
  }),
  advice: ({ facts, about }) => {
    const read = { mastodon: ['Mastodon', 'og:image:alt'], twitter: ['X', 'twitter:image:alt'] } as const;
    const readers = (['mastodon', 'twitter'] as const).filter((id) => about.includes(id)).map((id) => read[id]);
    if (facts.other) {
      return {
        en: `Repeat its words where they are missing: ${readers.map(([name, tag]) => `${name} reads ${tag}`).join(', ')}.`,
        de: `Wiederholen Sie ihn dort, wo er fehlt: ${readers.map(([name, tag]) => `${name} liest ${tag}`).join(', ')}.`,
      };
    }
    return {
      en: `Describe the image in one sentence for people who can’t see it. ${readers.map(([name, tag]) => `${name} reads ${tag}`).join(', ')}.`,
      de: `Beschreiben Sie das Bild in einem Satz für alle, die es nicht sehen können. ${readers.map(([name, tag]) => `${name} liest ${tag}`).join(', ')}.`,
    };
  },
  mayFailOn: ({ id }) => readsAltText(id),
  run: ({ seen, platform, shown, evidence: { meta } }) => {
    // An oEmbed answer has no alt text, and no tag adds one.
    if (!readsAltText(platform.id) || seen.isOembed || shown === 'none' || shown === 'no-card') return notApplicable;
    const image = seen.images[0];
    if (!image) return notApplicable;
    const others =
      platform.id === 'twitter' ? (['og:image:alt', meta.og] as const) : (['twitter:image:alt', meta.twitter] as const);
    return passIf(image.alt !== null, { other: others[1].images[0]?.alt ? others[0] : null });
  },
});
