import clsx from 'clsx';
import type { Card } from '#domain/audit/emulation/card.ts';
import { Ellipsis } from '#web/components/ui/icons.tsx';
import { boxRatio, FACEBOOK_THUMB } from '#web/previews/measures.ts';
import { Avatar, authorOf } from '#web/previews/parts/avatar.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { Forward, Globe, MessageCircle, ThumbsUp } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';

/** A post of the page: image, DOMAIN, title, description; small images are left of the text. */
export function FacebookPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <LinkCard {...props} />;
  return (
    <div className="pv-scene pv-fb-feed">
      <div className="pv-fb-post">
        <div className="pv-fb-head">
          <Avatar name={authorOf(card, language)} size={40} />
          <div className="pv-fb-who">
            <div className="pv-fb-name pv-one-line">{authorOf(card, language)}</div>
            <div className="pv-fb-when">
              {sceneTexts.hoursAgo[language]} · <Globe size={12} />
            </div>
          </div>
          <Ellipsis size={20} />
        </div>
        <div className="pv-fb-says">{sceneTexts.post[language]}</div>
        {card.isShown ? <LinkCard {...props} /> : <PlainLink card={card} language={language} />}
        <div className="pv-fb-actions">
          <span>
            <ThumbsUp size={18} /> {sceneTexts.like[language]}
          </span>
          <span>
            <MessageCircle size={18} /> {sceneTexts.comment[language]}
          </span>
          <span>
            <Forward size={18} /> {sceneTexts.share[language]}
          </span>
        </div>
      </div>
    </div>
  );
}

function LinkCard({ card, language }: DrawingProps) {
  const isWide = card.layout === 'lg' && card.image !== null;
  const hasSideImage = !isWide && card.image !== null;
  return (
    <div
      className={clsx('pv-fb-card', hasSideImage && 'pv-fb-small', card.layout === 'sm-portrait' && 'pv-fb-portrait')}
    >
      <ImageOfLayout card={card} />
      <div className="pv-fb-panel">
        <Words value={card.host} kind="url" language={language} lines={1} className="pv-fb-domain" />
        <div className="pv-fb-texts">
          <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-fb-title" />
          <Words
            value={card.description}
            kind="description"
            language={language}
            lines={card.lines.description}
            className="pv-fb-about"
          />
        </div>
      </div>
    </div>
  );
}

function ImageOfLayout({ card: { image, layout } }: { card: Card }) {
  if (image === null) return null;
  if (layout === 'lg') return <PreviewImage image={image} ratio={boxRatio('facebook')} />;
  const { width, height } = layout === 'sm-portrait' ? FACEBOOK_THUMB.portrait : FACEBOOK_THUMB.square;
  return <PreviewImage image={image} ratio={width / height} className="pv-fb-thumb" />;
}
