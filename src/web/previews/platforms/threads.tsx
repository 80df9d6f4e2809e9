import clsx from 'clsx';
import { Ellipsis, Send } from '#web/components/ui/icons.tsx';
import { OPEN_GRAPH_RATIO } from '#web/previews/measures.ts';
import { Avatar, authorOf, handleOf } from '#web/previews/parts/avatar.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { Heart, MessageCircle, Repeat2 } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './threads.css';

/** A post with its link: image, domain, title; a small image is left of the two lines. */
export function ThreadsPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Attachment {...props} />;
  return (
    <div className="pv-scene pv-th-feed">
      <div className="pv-th-post">
        <Avatar name={authorOf(card, language)} size={36} />
        <div className="pv-th-body">
          <div className="pv-th-head">
            <b className="pv-one-line">{handleOf(card)}</b>
            <span>{sceneTexts.hoursAgo[language]}</span>
            <Ellipsis size={18} />
          </div>
          <div className="pv-th-says">{sceneTexts.post[language]}</div>
          {card.isShown ? <Attachment {...props} /> : <PlainLink card={card} language={language} />}
          <div className="pv-th-actions">
            <span>
              <Heart size={19} /> 54
            </span>
            <span>
              <MessageCircle size={19} /> 3
            </span>
            <span>
              <Repeat2 size={19} /> 9
            </span>
            <Send size={18} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Attachment({ card, language }: DrawingProps) {
  const { image } = card;
  const isWide = card.layout === 'lg';
  return (
    <div className={clsx('pv-th-card', image && !isWide && 'pv-th-side-image')}>
      {image && <PreviewImage image={image} ratio={isWide ? OPEN_GRAPH_RATIO : 1} className="pv-th-picture" />}
      <div className="pv-th-texts">
        <Words value={card.host} kind="url" language={language} lines={1} className="pv-th-host" />
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-th-title" />
      </div>
    </div>
  );
}
