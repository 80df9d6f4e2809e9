import { OPEN_GRAPH_RATIO, ratioBetween } from '#web/previews/measures.ts';
import { Ticks } from '#web/previews/parts/glyphs.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './google-messages.css';

/** One's own message, and below it the card: image, title, description, site. */
export function GoogleMessagesPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <LinkCard {...props} />;
  return (
    <div className="pv-scene pv-gm-chat">
      <div className="pv-gm-bubble">
        {sceneTexts.chatMessage[language]}
        <Words value={card.url} kind="url" language={language} lines={2} className="pv-gm-link" />
      </div>
      {card.isShown && <LinkCard {...props} />}
      <div className="pv-gm-time">
        {sceneTexts.clock[language]}
        <Ticks size={14} />
      </div>
    </div>
  );
}

function LinkCard({ card, language }: DrawingProps) {
  const { image } = card;
  return (
    <div className="pv-gm-card">
      {image && <PreviewImage image={image} ratio={ratioBetween(image, 1, 2) ?? OPEN_GRAPH_RATIO} />}
      <div className="pv-gm-texts">
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-gm-title" />
        <Words
          value={card.description}
          kind="description"
          language={language}
          lines={card.lines.description}
          className="pv-gm-about"
        />
        <Words value={card.host} kind="url" language={language} lines={1} className="pv-gm-host" />
      </div>
    </div>
  );
}
