import clsx from 'clsx';
import { OPEN_GRAPH_RATIO } from '#web/previews/measures.ts';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './instagram.css';

/** A direct message: the link in a coloured bubble, its card in a grey one below. */
export function InstagramPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <LinkCard {...props} />;
  return (
    <div className="pv-scene pv-ig-chat">
      <div className="pv-ig-time">{sceneTexts.todayAt[language]}</div>
      <div className="pv-ig-bubble">
        {sceneTexts.chatMessage[language]}
        <Words value={card.url} kind="url" language={language} lines={2} className="pv-ig-link" />
      </div>
      {card.isShown && <LinkCard {...props} />}
      <div className="pv-ig-seen">{sceneTexts.seen[language]}</div>
    </div>
  );
}

function LinkCard({ card, language }: DrawingProps) {
  const { image } = card;
  const isWide = card.layout === 'lg';
  return (
    <div className={clsx('pv-ig-card', image && !isWide && 'pv-ig-side-image')}>
      {image && <PreviewImage image={image} ratio={isWide ? OPEN_GRAPH_RATIO : 1} className="pv-ig-picture" />}
      <div className="pv-ig-texts">
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-ig-title" />
        <Words
          value={card.description}
          kind="description"
          language={language}
          lines={card.lines.description}
          className="pv-ig-about"
        />
        <Words value={card.host} kind="url" language={language} lines={1} className="pv-ig-host" />
      </div>
    </div>
  );
}
