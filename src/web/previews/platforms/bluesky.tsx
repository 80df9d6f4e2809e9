import { Ellipsis } from '#web/components/ui/icons.tsx';
import { OPEN_GRAPH_RATIO } from '#web/previews/measures.ts';
import { Avatar, authorOf, shownHost } from '#web/previews/parts/avatar.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { Globe, Heart, MessageCircle, Repeat2, Share } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './bluesky.css';

/** One layout: image, title, description, a line, globe and host (with www). */
export function BlueskyPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <External {...props} />;
  return (
    <div className="pv-scene pv-bs-feed">
      <div className="pv-bs-post">
        <Avatar name={authorOf(card, language)} size={42} />
        <div className="pv-bs-body">
          <div className="pv-bs-head">
            <b className="pv-one-line">{authorOf(card, language)}</b>
            <span className="pv-one-line">
              @{shownHost(card) || 'page'} · {sceneTexts.hoursAgo[language]}
            </span>
          </div>
          <div className="pv-bs-says">{sceneTexts.post[language]}</div>
          {card.isShown ? <External {...props} /> : <PlainLink card={card} language={language} />}
          <div className="pv-bs-actions">
            <span>
              <MessageCircle size={18} /> 3
            </span>
            <span>
              <Repeat2 size={18} /> 9
            </span>
            <span>
              <Heart size={18} /> 54
            </span>
            <Share size={18} />
            <Ellipsis size={18} />
          </div>
        </div>
      </div>
    </div>
  );
}

function External({ card, language }: DrawingProps) {
  const { image } = card;
  return (
    <div className="pv-bs-card">
      {image && <PreviewImage image={image} ratio={OPEN_GRAPH_RATIO} />}
      <div className="pv-bs-texts">
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-bs-title" />
        <Words
          value={card.description}
          kind="description"
          language={language}
          lines={card.lines.description}
          className="pv-bs-about"
        />
        <div className="pv-bs-host">
          <Globe size={12} />
          <Words value={card.host} kind="url" language={language} lines={1} />
        </div>
      </div>
    </div>
  );
}
