import clsx from 'clsx';
import { OPEN_GRAPH_RATIO, ratioBetween, SIGNAL_THUMB } from '#web/previews/measures.ts';
import { Ticks } from '#web/previews/parts/glyphs.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './signal.css';

/** One's own blue bubble with a grey panel on top: wide image above, or 72 x 72 beside the text. */
export function SignalPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Panel {...props} />;
  return (
    <div className="pv-scene pv-si-chat">
      <div className="pv-si-bubble">
        {card.isShown && <Panel {...props} />}
        <div className="pv-si-message">
          {sceneTexts.chatMessage[language]}
          <Words value={card.url} kind="url" language={language} lines={2} className="pv-si-link" />
        </div>
        <span className="pv-si-time">
          {sceneTexts.shortClock[language]}
          <Ticks size={15} />
        </span>
      </div>
    </div>
  );
}

function Panel({ card, language }: DrawingProps) {
  const wide = card.layout === 'lg' ? card.image : null;
  const small = card.layout === 'lg' ? null : card.image;
  return (
    <div className="pv-si-panel">
      {wide && <PreviewImage image={wide} ratio={ratioBetween(wide, 1, 2.2) ?? OPEN_GRAPH_RATIO} />}
      <div className={clsx('pv-si-texts', small && 'pv-si-side-image')}>
        {small && <PreviewImage image={small} width={SIGNAL_THUMB} height={SIGNAL_THUMB} className="pv-si-thumb" />}
        <div className="pv-si-words">
          <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-si-title" />
          <Words
            value={card.description}
            kind="description"
            language={language}
            lines={card.lines.description}
            className="pv-si-about"
          />
          <Words value={card.host} kind="url" language={language} lines={1} className="pv-si-host" />
        </div>
      </div>
    </div>
  );
}
