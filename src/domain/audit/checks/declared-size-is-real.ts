import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { check, notApplicable, passIf } from './check.ts';

export const declaredSizeIsReal = check({
  id: 'declaredSizeIsReal',
  kind: 'image',
  level: 'warning',
  text: {
    en: ['The declared image size is correct.', 'The declared image size is wrong.'],
    de: ['Die angegebene Bildgröße stimmt.', 'Die angegebene Bildgröße stimmt nicht.'],
  },
  advice: ({ facts }) => ({
    en: `Your tags say ${facts.declared} px, but the file is ${facts.real} px. Facebook uses the tags for the first card.`,
    de: `In den Tags steht ${spaced(facts.declared)} px, die Datei hat aber ${spaced(facts.real)} px. Facebook nimmt für die erste Karte die Tags.`,
  }),
  // docs/platforms.md#facebook-best-practices: the only platform that says so. Instagram and Threads share its crawler.
  mayFailOn: ({ id }) => believers.includes(id),
  run: ({ seen: { image }, platform }) => {
    if (image.state !== 'loaded' || !believers.includes(platform.id)) return notApplicable;
    const { tag, probe } = image;
    if (tag.width === null && tag.height === null) return notApplicable;
    const isReal = (tag.width ?? probe.width) === probe.width && (tag.height ?? probe.height) === probe.height;
    return passIf(isReal, {
      declared: `${tag.width ?? '?'}×${tag.height ?? '?'}`,
      real: `${probe.width}×${probe.height}`,
    });
  },
});

/** As sizes are written in German. */
const spaced = (size: unknown) => String(size).replace('×', ' × ');

const believers: readonly PlatformId[] = ['facebook', 'instagram', 'threads'];
