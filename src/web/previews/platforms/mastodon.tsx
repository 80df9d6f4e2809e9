import clsx from 'clsx';
import { Ellipsis, FileText } from '#web/components/ui/icons.tsx';
import { MASTODON_THUMB, OPEN_GRAPH_RATIO } from '#web/previews/measures.ts';
import { Avatar, authorOf, handleOf } from '#web/previews/parts/avatar.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { Bookmark, Globe, Repeat2, Reply, Star } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './mastodon.css';

/** Wider than high: large image on top; otherwise a square on the left; without an image a file icon. */
export function MastodonPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <StatusCard {...props} />;
  return (
    <div className="pv-scene pv-ma-feed">
      <div className="pv-ma-post">
        <div className="pv-ma-head">
          <Avatar name={authorOf(card, language)} size={46} shape="square" />
          <div className="pv-ma-who">
            <b className="pv-one-line">{authorOf(card, language)}</b>
            <span className="pv-one-line">@{handleOf(card)}@mastodon.example</span>
          </div>
          <span className="pv-ma-when">
            <Globe size={14} /> {sceneTexts.hoursAgo[language]}
          </span>
        </div>
        <div className="pv-ma-says">{sceneTexts.post[language]}</div>
        {card.isShown ? <StatusCard {...props} /> : <PlainLink card={card} language={language} />}
        {card.isShown && card.creator && (
          <div className="pv-ma-creator pv-line">
            {sceneTexts.moreFrom[language]} <b>{card.creator}</b>
          </div>
        )}
        <div className="pv-ma-actions">
          <span>
            <Reply size={18} /> 2
          </span>
          <span>
            <Repeat2 size={18} /> 7
          </span>
          <span>
            <Star size={18} /> 21
          </span>
          <Bookmark size={18} />
          <Ellipsis size={18} />
        </div>
      </div>
    </div>
  );
}

function StatusCard({ card, language }: DrawingProps) {
  const isLarge = card.layout === 'lg' && card.image !== null;
  return (
    <div className={clsx('pv-ma-card', !isLarge && 'pv-ma-compact')}>
      {card.image ? (
        <PreviewImage
          image={card.image}
          ratio={isLarge ? OPEN_GRAPH_RATIO : null}
          width={isLarge ? undefined : MASTODON_THUMB}
          className={isLarge ? undefined : 'pv-ma-square'}
        />
      ) : (
        <span className="pv-ma-square pv-ma-empty">
          <FileText size={24} />
        </span>
      )}
      <div className="pv-ma-texts">
        <Words value={card.siteName ?? card.host} kind="url" language={language} lines={1} className="pv-ma-host" />
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-ma-title" />
        {card.author ? (
          <div className="pv-ma-about pv-line">
            {sceneTexts.by[language]} <b>{card.author}</b>
          </div>
        ) : (
          <Words
            value={card.description}
            kind="description"
            language={language}
            lines={card.lines.description}
            className="pv-ma-about"
          />
        )}
      </div>
    </div>
  );
}
