import clsx from 'clsx';
import { Favicon, PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { EllipsisVertical, Globe, Heart, Share2 } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './google-discover.css';

/** A card of the feed: the image 16:9 above the title, or square at its right; the source and its time below. */
export function GoogleDiscoverPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Story {...props} />;
  return (
    <div className="pv-scene pv-gd-feed">
      {card.isShown ? <Story {...props} /> : <PlainLink card={card} language={language} />}
      <div className="pv-gd-next">
        <span />
        <span />
      </div>
    </div>
  );
}

function Story({ card, language }: DrawingProps) {
  const { image } = card;
  const isWide = card.layout === 'lg';
  return (
    <div className="pv-gd-card">
      <div className={clsx(image && !isWide && 'pv-gd-side-image')}>
        {image && isWide && <PreviewImage image={image} ratio={16 / 9} className="pv-gd-picture" />}
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-gd-title" />
        {image && !isWide && <PreviewImage image={image} ratio={1} className="pv-gd-thumb" />}
      </div>
      <div className="pv-gd-foot">
        <Favicon url={card.favicon} size={16} instead={<Globe size={16} />} />
        <Words value={card.siteName?.trim() || card.host} kind="url" language={language} lines={1} />
        <span className="pv-gd-when">· {sceneTexts.hoursAgo[language]}</span>
        <span className="pv-gd-icons">
          <Heart size={18} />
          <Share2 size={18} />
          <EllipsisVertical size={18} />
        </span>
      </div>
    </div>
  );
}
