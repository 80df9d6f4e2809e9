import clsx from 'clsx';
import { OPEN_GRAPH_RATIO } from '#web/previews/measures.ts';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { ThumbsUp } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './teams.css';

/** One's own lilac message with the card inside: image, title, description, host. */
export function TeamsPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <LinkCard {...props} />;
  return (
    <div className="pv-scene pv-te-chat">
      <div className="pv-te-time">{sceneTexts.clock[language]}</div>
      <div className="pv-te-bubble">
        <div>{sceneTexts.teamMessage[language]}</div>
        <Words value={card.url} kind="url" language={language} lines={2} className="pv-te-link" />
        {card.isShown && <LinkCard {...props} />}
      </div>
      <div className="pv-te-reactions">
        <span>
          <ThumbsUp size={13} /> 2
        </span>
      </div>
    </div>
  );
}

function LinkCard({ card, language }: DrawingProps) {
  const { image } = card;
  const isWide = card.layout === 'lg';
  return (
    <div className={clsx('pv-te-card', image && !isWide && 'pv-te-side-image')}>
      {image && <PreviewImage image={image} ratio={isWide ? OPEN_GRAPH_RATIO : null} className="pv-te-picture" />}
      <div className="pv-te-texts">
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-te-title" />
        <Words
          value={card.description}
          kind="description"
          language={language}
          lines={card.lines.description}
          className="pv-te-about"
        />
        <Words value={card.host} kind="url" language={language} lines={1} className="pv-te-host" />
      </div>
    </div>
  );
}
