import { useLanguage } from '#web/i18n/language.tsx';
import { cardsOfImage } from '#web/previews/cards-of-image.ts';
import { PreviewGrid } from '#web/previews/preview-grid.tsx';
import type { LiveImage } from './draw-design.ts';

interface PlatformCardsProps {
  image: LiveImage;
  page: { url: string };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The sample page as every platform would show it with this image. Loaded when first shown. */
export default function PlatformCards({ image, page }: PlatformCardsProps) {
  const language = useLanguage();
  const { pageData } = image;
  const cards = cardsOfImage(
    {
      url: page.url,
      imageUrl: image.src,
      title: textOf(pageData.title),
      description: textOf(pageData.description),
      siteName: textOf(pageData.siteName),
      accentColor: textOf(pageData.brandColor),
    },
    language,
  );
  return <PreviewGrid cards={cards} language={language} surroundings={false} />;
}
