import { Favicon, PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { Globe, Link } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './perplexity.css';

/** A question and its list of links: domain, title, text, perhaps a small image at the right. */
export function PerplexityPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Source {...props} />;
  return (
    <div className="pv-scene pv-px-page">
      <div className="pv-px-question">{sceneTexts.question[language]}</div>
      <div className="pv-px-tabs">
        <span>{sceneTexts.answerTab[language]}</span>
        <b>
          <Link size={14} /> {sceneTexts.links[language]}
        </b>
      </div>
      {card.isShown ? <Source {...props} /> : <PlainLink card={card} language={language} />}
    </div>
  );
}

function Source({ card, language }: DrawingProps) {
  return (
    <div className="pv-px-source">
      <div className="pv-px-texts">
        <div className="pv-px-site">
          <span className="pv-px-icon">
            <Favicon url={card.favicon} size={14} instead={<Globe size={13} />} />
          </span>
          <Words value={card.host} kind="url" language={language} lines={1} />
        </div>
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-px-title" />
        <Words
          value={card.description}
          kind="description"
          language={language}
          lines={card.lines.description}
          className="pv-px-about"
        />
      </div>
      {card.image && <PreviewImage image={card.image} ratio={4 / 3} className="pv-px-thumb" />}
    </div>
  );
}
