import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { googleRobots } from '#domain/audit/platforms/robots-meta.ts';
import { check, checkFile, notApplicable, passIf } from './check.ts';

/** Discover shows articles; a shop's product pages hardly ever get there. */
export const isArticle = ({ meta }: PageEvidence): boolean =>
  meta.og.type === 'article' || meta.article.publishedTime !== null || meta.jsonLdArticle?.type === 'NewsArticle';

/** docs/platforms.md#google-discover-docs: large images only with `max-image-preview:large`. */
export const allowsLargeImage = check({
  id: 'allowsLargeImage',
  kind: 'image',
  level: 'info',
  text: {
    en: ['Google Discover may show the image large.', 'Google Discover shows the article with a small image.'],
    de: ['Google Discover darf das Bild groß zeigen.', 'Google Discover zeigt den Artikel nur mit kleinem Bild.'],
  },
  advice: {
    en: 'Your image is large enough. Google needs your permission to use it: <meta name="robots" content="max-image-preview:large"> in the <head>.',
    de: 'Ihr Bild ist groß genug. Google braucht aber Ihre Erlaubnis: <meta name="robots" content="max-image-preview:large"> im <head>.',
  },
  mayFailOn: ({ id }) => id === 'google-discover',
  run: (subject) => {
    const { platform, seen, evidence, shown } = subject;
    if (platform.id !== 'google-discover' || shown === 'no-card' || !isArticle(evidence)) return notApplicable;
    // A page that forbids images does so on purpose.
    const { image } = googleRobots(seen);
    if (image === 'none' || seen.image.state !== 'loaded') return notApplicable;
    return checkFile(subject, ({ width, height }) =>
      width >= (platform.scored.minWidth ?? 0) && width * height >= 300_000 ? passIf(image === 'large') : notApplicable,
    );
  },
});
