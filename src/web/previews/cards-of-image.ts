import type { Card } from '#domain/audit/emulation/card.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';

export interface PageWithImage {
  url: string;
  imageUrl: string;
  title: string | null;
  description?: string | null;
  siteName?: string | null;
  accentColor?: string | null;
}

/** A page as every platform would show it with an image of ours: large, with everything in its place. */
export function cardsOfImage({ url, imageUrl, title, ...page }: PageWithImage): Card[] {
  const host = URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
  return platformIds.map((platform) => ({
    platform,
    layout: 'lg',
    title,
    description: page.description ?? null,
    siteName: page.siteName ?? null,
    host,
    url,
    image: { url: imageUrl, width: 1200, height: 630, bytes: null, type: 'jpeg', alt: title },
    moreImages: [],
    imageSize: 'xl',
    favicon: null,
    fields: [],
    accentColor: page.accentColor ?? null,
    isShown: true,
    imageSource: 'tag',
    otherLayout: null,
    lines: platforms[platform].lines('lg'),
    reasons: [],
  }));
}
