import { Favicon, PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { BookOpen, Globe } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './notion.css';

/** A bookmark block: text left, cover right as high as the text, full URL at the bottom. Phones hide the cover. */
export function NotionPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Bookmark {...props} />;
  return (
    <div className="pv-scene pv-no-page">
      <div className="pv-no-inner">
        <div className="pv-no-heading">
          <BookOpen size={26} /> {sceneTexts.readingList[language]}
        </div>
        <div className="pv-no-note">{sceneTexts.readingNote[language]}</div>
        {card.isShown ? <Bookmark {...props} /> : <PlainLink card={card} language={language} />}
        <div className="pv-no-ghost">
          <span style={{ width: '94%' }} />
          <span style={{ width: '88%' }} />
          <span style={{ width: '52%' }} />
        </div>
      </div>
    </div>
  );
}

function Bookmark({ card, device, language }: DrawingProps) {
  const cover = device === 'desktop' ? card.image : null;
  return (
    <div className="pv-no-bookmark">
      <div className="pv-no-texts">
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-no-title" />
        <Words
          value={card.description}
          kind="description"
          language={language}
          lines={card.lines.description}
          className="pv-no-about"
        />
        <div className="pv-no-link">
          <Favicon url={card.favicon} size={16} instead={<Globe size={16} />} />
          <Words value={card.host} kind="url" language={language} lines={1} />
        </div>
      </div>
      {cover && <PreviewImage image={cover} className="pv-no-cover" />}
    </div>
  );
}
