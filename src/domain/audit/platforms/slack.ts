import { noLimits, platform, withoutWww } from './platform.ts';

const types = ['jpeg', 'png', 'webp', 'gif'] as const;
/** docs/specification.md#s9.14: small if either side is under 202 px, hidden if both are. */
const SMALL_SIDE = 202;

export const slack = platform({
  id: 'slack',
  evidence: {
    userAgent: ['slack-robots', 'crawler-user-agents'],
    robots: ['slack-robots'],
    window: ['next-83926'],
    redirects: [],
    title: ['gazebo-1831', 'opengraphplus'],
    description: ['gazebo-1831', 'opengraphplus'],
    siteName: ['opengraphplus'],
    image: ['gazebo-1831'],
    imageAddress: [],
    fallbackImage: [],
    twitterCard: ['terraform-553'],
    types: ['specification'],
    bytes: ['specification'],
    size: ['specification'],
    layout: ['specification'],
    cut: [],
    lines: [],
    host: ['og-debugger'],
    whyNoCard: [],
    cache: ['slack-robots'],
  },
  // The code behind heads-up draws a thumbnail where the specification hides the image; some saw no image with `summary`.
  contradictedBy: { layout: ['heads-up'], size: ['heads-up'], twitterCard: ['bedrock-14258'] },
  userAgent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  // docs/platforms.md#slack-robots says "as little of the page as possible", by range requests; the number is measured.
  windowBytes: 32 * 1024,
  // Of Open Graph and Twitter tags the first in the page wins (Slack, reported by docs/platforms.md#gazebo-1831).
  tags: {
    title: [['og:title', 'twitter:title'], 'title'],
    description: [['og:description', 'twitter:description'], 'description'],
    image: [['og:image', 'twitter:image']],
    siteName: ['og:site_name'],
  },
  acceptsTwitterCard: (card) => card !== 'summary', // docs/specification.md#s5.14
  scored: { types, maxBytes: 1_000_000, minWidth: SMALL_SIDE, minHeight: SMALL_SIDE, maxRatio: null },
  shown: { ...noLimits, types }, // No official size limit.
  layout: ({ width, height }, { twitterCard }) => {
    if (twitterCard === 'summary' && (width >= SMALL_SIDE || height >= SMALL_SIDE)) {
      return {
        layout: 'sm',
        why: {
          en: 'twitter:card is “summary”. Slack then shows the image small on the right or not at all. Reports differ.',
          de: 'twitter:card ist „summary“. Slack zeigt das Bild dann klein rechts oder gar nicht. Die Beobachtungen widersprechen sich.',
        },
      };
    }
    if (width < SMALL_SIDE && height < SMALL_SIDE) {
      return {
        layout: 'hidden',
        why: {
          en: `The image is ${width}×${height} px. Slack doesn’t show images under 202 px on both sides. Reports differ.`,
          de: `Das Bild hat ${width} × ${height} px. Unter 202 px auf beiden Seiten zeigt Slack es nicht. Die Beobachtungen widersprechen sich.`,
        },
      };
    }
    if (width < SMALL_SIDE || height < SMALL_SIDE) {
      return {
        layout: 'sm',
        why: {
          en: `One side of the image is under 202 px (${width}×${height} px), so Slack shows a small square.`,
          de: `Eine Seite des Bildes ist kürzer als 202 px (${width} × ${height} px), also zeigt Slack ein kleines Quadrat.`,
        },
      };
    }
    return {
      layout: 'lg',
      why: {
        en: 'The image is at least 202 px on both sides.',
        de: 'Das Bild hat auf beiden Seiten mindestens 202 px.',
      },
    };
  },
  lines: () => ({ title: 3, description: 12 }),
  siteNameFallsBackToHost: true,
  host: withoutWww,
  showsFields: true,
  heading: 'site-name',
  imagePlace: { large: 'below', small: 'right' },
  // Base plus 5: file size 0.75, twitter data and site name 0.3 each (docs/specification.md#s9.10); the ratio makes up
  // the rest.
  ownChecks: {
    isValidImageType: 1,
    hasValidTwitterCard: 1,
    hasMinSize: 1,
    fileSizeOk: 0.75,
    hasGoodImageRatio: 0.35,
    hasSitename: 0.3,
    twitterData1: 0.3,
    twitterData2: 0.3,
  },
});
