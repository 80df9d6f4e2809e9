import { authorOf } from '#web/previews/parts/avatar.tsx';
import { Favicon, PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { Globe } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './chatgpt.css';

/** A question, the answer with the source as a chip, and the card that opens from it. */
export function ChatGptPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Source {...props} />;
  return (
    <div className="pv-scene pv-cg-chat">
      <div className="pv-cg-question">{sceneTexts.question[language]}</div>
      <div className="pv-cg-answer">
        {sceneTexts.answer[language]} {card.isShown && <span className="pv-cg-chip">{authorOf(card, language)}</span>}
      </div>
      {card.isShown ? <Source {...props} /> : <PlainLink card={card} language={language} />}
    </div>
  );
}

function Source({ card, language }: DrawingProps) {
  return (
    <div className="pv-cg-card">
      <div className="pv-cg-texts">
        <div className="pv-cg-site">
          <Favicon url={card.favicon} size={16} instead={<Globe size={15} />} />
          <Words value={card.siteName?.trim() || card.host} kind="url" language={language} lines={1} />
        </div>
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-cg-title" />
        <Words
          value={card.description}
          kind="description"
          language={language}
          lines={card.lines.description}
          className="pv-cg-about"
        />
      </div>
      {card.image && <PreviewImage image={card.image} ratio={1} className="pv-cg-thumb" />}
    </div>
  );
}
