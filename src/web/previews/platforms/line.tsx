import { OPEN_GRAPH_RATIO, ratioBetween } from '#web/previews/measures.ts';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './line.css';

/** One's own green bubble, and below it a white card: image, title, description. Time and "read" stand at the left. */
export function LinePreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <LinkCard {...props} />;
  return (
    <div className="pv-scene pv-ln-chat">
      <div className="pv-ln-day">{sceneTexts.today[language]}</div>
      <div className="pv-ln-row">
        <Message {...props} />
        <div className="pv-ln-bubble">
          {sceneTexts.chatMessage[language]}
          <Words value={card.url} kind="url" language={language} lines={2} className="pv-ln-link" />
        </div>
      </div>
      {card.isShown && (
        <div className="pv-ln-row">
          <Message {...props} />
          <LinkCard {...props} />
        </div>
      )}
    </div>
  );
}

function Message({ language }: DrawingProps) {
  return (
    <span className="pv-ln-time">
      <span>{sceneTexts.read[language]}</span>
      <span>{sceneTexts.shortClock[language]}</span>
    </span>
  );
}

function LinkCard({ card, language }: DrawingProps) {
  const { image } = card;
  return (
    <div className="pv-ln-card">
      {image && <PreviewImage image={image} ratio={ratioBetween(image, 1, 2) ?? OPEN_GRAPH_RATIO} />}
      <div className="pv-ln-texts">
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-ln-title" />
        <Words
          value={card.description}
          kind="description"
          language={language}
          lines={card.lines.description}
          className="pv-ln-about"
        />
      </div>
    </div>
  );
}
