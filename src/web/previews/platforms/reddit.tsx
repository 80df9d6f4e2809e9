import { Ellipsis, ExternalLink } from '#web/components/ui/icons.tsx';
import { Avatar } from '#web/previews/parts/avatar.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { ArrowBigDown, ArrowBigUp, Forward, Link, MessageCircle } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './reddit.css';

/** A link post: title and domain, the image small at their right; without one an icon of a link. */
export function RedditPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Post {...props} />;
  return (
    <div className="pv-scene pv-rd-feed">
      <div className="pv-rd-post">
        <div className="pv-rd-head">
          <Avatar name={sceneTexts.subreddit[language].slice(2)} size={24} />
          <b>{sceneTexts.subreddit[language]}</b>
          <span className="pv-one-line">• {sceneTexts.timeAgo[language]}</span>
          <Ellipsis size={18} />
        </div>
        {card.isShown ? <Post {...props} /> : <PlainLink card={card} language={language} />}
        <div className="pv-rd-actions">
          <span>
            <ArrowBigUp size={18} /> 128 <ArrowBigDown size={18} />
          </span>
          <span>
            <MessageCircle size={16} /> 14
          </span>
          <span>
            <Forward size={16} /> {sceneTexts.share[language]}
          </span>
        </div>
      </div>
    </div>
  );
}

function Post({ card, language }: DrawingProps) {
  return (
    <div className="pv-rd-row">
      <div className="pv-rd-texts">
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-rd-title" />
        <div className="pv-rd-host">
          <Words value={card.host} kind="url" language={language} lines={1} />
          <ExternalLink size={12} />
        </div>
      </div>
      {card.image ? (
        <PreviewImage image={card.image} ratio={4 / 3} className="pv-rd-thumb" />
      ) : (
        <span className="pv-rd-thumb pv-rd-empty">
          <Link size={22} />
        </span>
      )}
    </div>
  );
}
