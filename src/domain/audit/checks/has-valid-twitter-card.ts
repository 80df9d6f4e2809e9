import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { joined } from '#domain/audit/texts/name-list.ts';
import type { Language, Text } from '#domain/language.ts';
import { check, passIf } from './check.ts';
import { whyUnseen } from './find-cause.ts';

/** With these, X shows a video or an app instead of the image; another value would remove it. */
const otherCards = ['player', 'app'];

export const hasValidTwitterCard = check({
  id: 'hasValidTwitterCard',
  kind: 'meta',
  level: 'warning',
  text: ({ facts }) => ({
    en: [
      'The Twitter Card is set correctly.',
      facts.card ? 'The Twitter Card is the wrong type.' : 'The Twitter Card is missing.',
    ],
    de: [
      'Die Twitter Card ist richtig eingestellt.',
      facts.card ? 'Die Twitter Card hat den falschen Typ.' : 'Die Twitter Card fehlt.',
    ],
  }),
  advice: ({ facts, about }) => {
    // X shows this card as requested: small.
    const small: PlatformId[] =
      facts.card === 'summary' && facts.onX === undefined && !about.includes('twitter') ? ['twitter'] : [];
    const effects = [...small, ...about].flatMap((id) => effectsOn[id] ?? []);
    const all = (language: Language) =>
      joined(
        effects.map((effect) => effect[language]),
        language,
      );
    return {
      en: `${facts.card ? `twitter:card is “${facts.card}”. Set it` : 'Set twitter:card'} to “summary_large_image” to get ${all('en') || 'a large image'}.${facts.hasImage === 'no' ? ' That takes an image, too.' : ''}`,
      de: `${facts.card ? `twitter:card ist „${facts.card}“. ` : ''}Mit „summary_large_image“ in twitter:card ${effects.length > 0 ? `zeigt ${all('de')}` : 'erscheint das Bild groß'}.${facts.hasImage === 'no' ? ' Dazu braucht es auch ein Bild.' : ''}`,
    };
  },
  run: ({ seen, platform, evidence }) => {
    const { twitterCard: card } = seen;
    if (platform.acceptsTwitterCard(card) || (card !== null && otherCards.includes(card)))
      return passIf(true, { card });
    const causedBy = card === null ? whyUnseen({ seen, platform, evidence }, ['twitter:card']) : null;
    // Of several, X takes the last one.
    const last = evidence.meta.tags.findLast(({ key, value }) => key === 'twitter:card' && value !== '');
    const onX = last?.value.toLowerCase() ?? card;
    const other = onX !== card && { onX: shortened(onX ?? '') };
    const isBare = seen.image.state !== 'loaded' && seen.image.state !== 'pending';
    const image = isBare && { hasImage: 'no' };
    return {
      outcome: 'fail',
      facts: { card: card && shortened(card), ...other, ...image },
      ...(causedBy && { causedBy }),
    };
  },
});

/** Some templates print a whole description there. */
const shortened = (card: string): string => (card.length > 40 ? `${card.slice(0, 39).trimEnd()}…` : card);

const effectsOn: Partial<Record<PlatformId, Text>> = {
  twitter: { en: 'the large card on X', de: 'X die große Karte' },
  discord: { en: 'a large image on Discord', de: 'Discord das Bild groß' },
  slack: { en: 'the large image on Slack', de: 'Slack das Bild groß' },
};
