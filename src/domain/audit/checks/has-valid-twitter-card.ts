import type { Text } from '#domain/language.ts';
import type { PlatformId } from '../platforms/platform-id.ts';
import { check, passIf } from './check.ts';
import { whyUnseen } from './find-cause.ts';

/** They show a video or an app instead of the image: another value would take it away. */
const otherCards = ['player', 'app'];

export const hasValidTwitterCard = check({
  id: 'hasValidTwitterCard',
  kind: 'meta',
  level: 'warning',
  text: {
    en: ['The Twitter Card is ok.', 'The Twitter Card is not ok.'],
    de: ['Die Twitter Card ist in Ordnung.', 'Die Twitter Card ist nicht in Ordnung.'],
  },
  advice: ({ facts, about }) => {
    const effects = about.flatMap((id) => effectsOn[id] ?? []);
    return {
      en: `twitter:card is ${facts.card ? `"${facts.card}"` : 'missing'}. With "summary_large_image" ${effects.map(({ en }) => en).join(', ') || 'the image is shown large'}.`,
      de: `twitter:card ${facts.card ? `ist „${facts.card}“` : 'fehlt'}. Mit „summary_large_image“ ${effects.map(({ de }) => de).join(', ') || 'wird das Bild groß gezeigt'}.`,
    };
  },
  run: ({ seen, platform, evidence }) => {
    const { twitterCard: card } = seen;
    if (platform.acceptsTwitterCard(card) || (card !== null && otherCards.includes(card)))
      return passIf(true, { card });
    const causedBy = card === null ? whyUnseen({ seen, platform, evidence }, ['twitter:card']) : null;
    return { outcome: 'fail', facts: { card }, ...(causedBy && { causedBy }) };
  },
});

const effectsOn: Partial<Record<PlatformId, Text>> = {
  twitter: { en: 'X shows the large card', de: 'zeigt X die große Karte' },
  discord: { en: 'Discord shows the image large', de: 'zeigt Discord das Bild groß' },
  slack: { en: 'Slack shows the image', de: 'zeigt Slack das Bild' },
};
