import { Ellipsis, Send } from '#web/components/ui/icons.tsx';
import { boxRatio } from '#web/previews/measures.ts';
import { Avatar, authorOf } from '#web/previews/parts/avatar.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { Globe, Link, MessageSquareText, Repeat2, ThumbsUp } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';

/** Organic posts show a thumbnail beside the title; only sponsored posts have the wide card. No description. */
export function LinkedInPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Article {...props} />;
  return (
    <div className="pv-scene pv-li-feed">
      <div className="pv-li-post">
        <div className="pv-li-head">
          <Avatar name={authorOf(card, language)} size={48} shape="square" />
          <div className="pv-li-who">
            <div className="pv-li-name pv-one-line">{authorOf(card, language)}</div>
            <div>{sceneTexts.followers[language]}</div>
            <div className="pv-li-when">
              {sceneTexts.hoursAgo[language]} • <Globe size={12} />
            </div>
          </div>
          <Ellipsis size={20} />
        </div>
        <div className="pv-li-says">{sceneTexts.post[language]}</div>
        {card.isShown ? <Article {...props} /> : <PlainLink card={card} language={language} />}
        <div className="pv-li-actions">
          <span>
            <ThumbsUp size={18} /> {sceneTexts.like[language]}
          </span>
          <span>
            <MessageSquareText size={18} /> {sceneTexts.comment[language]}
          </span>
          <span>
            <Repeat2 size={18} /> {sceneTexts.repost[language]}
          </span>
          <span>
            <Send size={18} /> {sceneTexts.send[language]}
          </span>
        </div>
      </div>
    </div>
  );
}

function Article({ card, language }: DrawingProps) {
  const texts = (
    <div className="pv-li-texts">
      <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-li-title" />
      <Words value={card.host} kind="url" language={language} lines={1} className="pv-li-host" />
    </div>
  );
  if (card.layout === 'lg' && card.image) {
    return (
      <div className="pv-li-wide">
        <PreviewImage image={card.image} ratio={boxRatio('linkedin')} />
        {texts}
      </div>
    );
  }
  return (
    <div className="pv-li-row">
      {card.image ? (
        <PreviewImage image={card.image} className="pv-li-thumb" />
      ) : (
        <span className="pv-li-thumb pv-li-empty">
          <Link size={22} />
        </span>
      )}
      {texts}
    </div>
  );
}
