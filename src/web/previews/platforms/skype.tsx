import { Favicon, PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { Globe } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './skype.css';

/** Historical: a tile filled by the image, white text on a dark footer. The note below says the service is closed. */
export function SkypePreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Tile {...props} />;
  return (
    <div className="pv-scene pv-sk-chat">
      <div className="pv-sk-time">{sceneTexts.clock[language]}</div>
      <div className="pv-sk-bubble">
        {sceneTexts.chatMessage[language]}
        <Words value={card.url} kind="url" language={language} lines={2} className="pv-sk-link" />
      </div>
      {card.isShown && <Tile {...props} />}
    </div>
  );
}

function Tile({ card, language }: DrawingProps) {
  const { image } = card;
  return (
    <div className="pv-sk-tile">
      {image && <PreviewImage image={image} className="pv-sk-picture" />}
      <div className="pv-sk-texts">
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-sk-title" />
        <Words value={card.description} kind="description" language={language} lines={card.lines.description} />
        <div className="pv-sk-url">
          <Favicon url={card.favicon} size={16} instead={<Globe size={16} />} />
          <Words value={card.host} kind="url" language={language} lines={1} />
        </div>
      </div>
    </div>
  );
}
