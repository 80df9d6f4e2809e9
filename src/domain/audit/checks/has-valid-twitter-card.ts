import { metaTag } from '../texts/paste-tag.ts';
import { check, passIf } from './check.ts';

export const hasValidTwitterCard = check({
  id: 'hasValidTwitterCard',
  kind: 'meta',
  level: 'warning',
  text: {
    en: ['The Twitter Card is ok.', 'The Twitter Card is not ok.'],
    de: ['Die Twitter Card ist in Ordnung.', 'Die Twitter Card ist nicht in Ordnung.'],
  },
  advice: ({ facts }) => ({
    en: `twitter:card is ${facts.card ? `"${facts.card}"` : 'missing'}. Only "summary_large_image" gives the large picture on X and Discord, and with "summary" Slack leaves it out.`,
    de: `twitter:card ${facts.card ? `ist „${facts.card}“` : 'fehlt'}. Nur „summary_large_image“ ergibt das große Bild bei X und Discord, und mit „summary“ lässt Slack es weg.`,
  }),
  run: ({ seen, platform }) => passIf(platform.acceptsTwitterCard(seen.twitterCard), { card: seen.twitterCard }),
  paste: () => metaTag('twitter:card', 'summary_large_image'),
});
