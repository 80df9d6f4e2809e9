import type { Card } from '#domain/audit/emulation/card.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';

/** Where an image of 1200 x 630 changes the card most: all of these draw it wide. */
export const demoPlatforms = [
  'whatsapp',
  'facebook',
  'slack',
  'telegram',
  'twitter',
  'discord',
] as const satisfies PlatformId[];

const WIDTH = 1200;
const HEIGHT = 630;

interface Page {
  /** The page's title if its card has no text of its own. */
  title: string;
  imageUrl: string;
}

/** The same card with an image of its own; the texts stay the page's own. */
export function cardAfter(card: Card, { title, imageUrl }: Page): Card {
  return {
    ...card,
    isShown: true,
    layout: 'lg',
    title: card.title ?? title,
    image: { url: imageUrl, width: WIDTH, height: HEIGHT, bytes: null, type: 'jpeg', alt: title },
    moreImages: [],
    imageSize: 'xl',
    imageSource: 'tag',
    variants: [],
    lines: platforms[card.platform].lines('lg'),
    reasons: [],
  };
}

/** The image Linkbild would draw for a page (flows/reports/example-images.ts). */
export const exampleImagePath = (slug: string, page: { auditSubPageId: number }): string =>
  `/og${examplePath(slug, page)}`;

/** The same as a page's own sharing image, below the address of images. */
export const sharedExampleUrl = (imagesUrl: string, slug: string, page: { auditSubPageId: number }): string =>
  `${imagesUrl}/site${examplePath(slug, page)}`;

const examplePath = (slug: string, { auditSubPageId }: { auditSubPageId: number }) =>
  `/sketch/${slug}/${auditSubPageId}.jpg`;
