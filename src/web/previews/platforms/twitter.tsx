import { Ellipsis } from '#web/components/ui/icons.tsx';
import { boxRatio } from '#web/previews/measures.ts';
import { Avatar, authorOf, handleOf } from '#web/previews/parts/avatar.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import {
  Bookmark,
  ChartNoAxesColumn,
  Heart,
  MessageCircle,
  Newspaper,
  Repeat2,
  Share,
} from '#web/previews/preview-icons.tsx';
import { missingTexts, sceneTexts } from '#web/previews/texts.ts';

/** Large: the title is on the image in one line, below it only the host. Small: a row with image or grey icon. */
export function TwitterPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <LinkCard {...props} />;
  return (
    <div className="pv-scene pv-tw-feed">
      <div className="pv-tw-post">
        <Avatar name={authorOf(card, language)} size={40} />
        <div className="pv-tw-body">
          <div className="pv-tw-head">
            <b className="pv-one-line">{authorOf(card, language)}</b>
            <span className="pv-one-line">
              @{handleOf(card)} · {sceneTexts.hoursAgo[language]}
            </span>
            <Ellipsis size={18} />
          </div>
          <div className="pv-tw-says">{sceneTexts.post[language]}</div>
          {card.isShown ? <LinkCard {...props} /> : <PlainLink card={card} language={language} />}
          <div className="pv-tw-actions">
            <span>
              <MessageCircle size={18} /> 4
            </span>
            <span>
              <Repeat2 size={18} /> 12
            </span>
            <span>
              <Heart size={18} /> 86
            </span>
            <span>
              <ChartNoAxesColumn size={18} /> 941
            </span>
            <span>
              <Bookmark size={18} />
              <Share size={18} />
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}

function LinkCard({ card, language }: DrawingProps) {
  if (card.layout === 'lg' && card.image) {
    return (
      <div className="pv-tw-large">
        <div className="pv-tw-frame">
          <PreviewImage image={card.image} ratio={boxRatio('twitter')} />
          <Words value={card.title} kind="title" language={language} className="pv-tw-overlay pv-one-line" />
        </div>
        <div className="pv-tw-from pv-one-line">
          {card.host ? `${sceneTexts.from[language]} ${card.host}` : missingTexts.url[language]}
        </div>
      </div>
    );
  }
  return (
    <div className="pv-tw-summary">
      {card.image ? (
        <PreviewImage image={card.image} className="pv-tw-square" />
      ) : (
        <span className="pv-tw-square pv-tw-empty">
          <Newspaper size={28} />
        </span>
      )}
      <div className="pv-tw-texts">
        <Words value={card.host} kind="url" language={language} lines={1} className="pv-tw-grey" />
        <Words
          value={card.title}
          kind="title"
          language={language}
          lines={card.layout === 'lg' ? 2 : card.lines.title}
          className="pv-tw-title"
        />
        <Words
          value={card.description}
          kind="description"
          language={language}
          lines={card.lines.description || 2}
          className="pv-tw-grey"
        />
      </div>
    </div>
  );
}
