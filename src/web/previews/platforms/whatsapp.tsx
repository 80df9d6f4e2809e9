import clsx from 'clsx';
import { boxRatio, WHATSAPP_THUMB } from '#web/previews/measures.ts';
import { Tail, Ticks } from '#web/previews/parts/glyphs.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { sceneTexts } from '#web/previews/texts.ts';

/** One's own bubble: the card's panel, the message with the link below it, time and ticks. */
export function WhatsAppPreview({ card, language, surroundings }: DrawingProps) {
  const isWide = card.layout === 'lg';
  const bubble = (
    <div className="pv-wa-bubble">
      {surroundings && <Tail className="pv-wa-tail" />}
      {card.isShown && (
        <div className={clsx('pv-wa-panel', isWide ? 'pv-wa-wide' : 'pv-wa-row')}>
          {card.image &&
            (isWide ? (
              <PreviewImage image={card.image} ratio={boxRatio('whatsapp')} className="pv-wa-picture" />
            ) : (
              <PreviewImage image={card.image} width={WHATSAPP_THUMB} className="pv-wa-thumb" />
            ))}
          <div className="pv-wa-texts">
            <Words
              value={card.title}
              kind="title"
              language={language}
              lines={card.lines.title}
              className="pv-wa-title"
            />
            <Words
              value={card.description}
              kind="description"
              language={language}
              lines={isWide ? card.lines.description : 1}
              className="pv-wa-about"
            />
            <Words value={card.host} kind="url" language={language} lines={1} className="pv-wa-host" />
          </div>
        </div>
      )}
      <div className="pv-wa-message">
        <Words value={card.url} kind="url" language={language} lines={2} className="pv-wa-link" />
        <span className="pv-wa-time">
          {sceneTexts.shortClock[language]}
          <Ticks size={16} />
        </span>
      </div>
    </div>
  );
  if (!surroundings) return bubble;
  return (
    <div className="pv-scene pv-wa-chat">
      <span className="pv-wa-day">{sceneTexts.today[language]}</span>
      {bubble}
    </div>
  );
}
