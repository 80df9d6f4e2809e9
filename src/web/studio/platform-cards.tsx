import type { Card } from '#domain/audit/emulation/card.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { useLanguage } from '../i18n/language.tsx';
import { PreviewGrid } from '../previews/preview-grid.tsx';
import type { LiveImage } from './use-live-image.ts';

interface PlatformCardsProps {
  image: LiveImage;
  page: { url: string };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The sample page as every platform would show it with this image. Loaded when first shown. */
export default function PlatformCards({ image, page }: PlatformCardsProps) {
  const language = useLanguage();
  const { pageData } = image;
  const host = URL.canParse(page.url) ? new URL(page.url).host.replace(/^www\./, '') : page.url;
  const title = textOf(pageData.title);
  const cards = platformIds.map(
    (platform): Card => ({
      platform,
      layout: 'lg',
      title,
      description: textOf(pageData.description),
      siteName: textOf(pageData.siteName),
      host,
      url: page.url,
      image: { url: image.src, width: 1200, height: 630, bytes: null, type: 'jpeg', alt: title },
      moreImages: [],
      imageSize: 'xl',
      favicon: null,
      fields: [],
      accentColor: textOf(pageData.brandColor),
      isShown: true,
      imageSource: 'tag',
      otherLayout: null,
      lines: platforms[platform].lines('lg'),
      reasons: [],
    }),
  );
  return <PreviewGrid cards={cards} language={language} surroundings={false} />;
}
