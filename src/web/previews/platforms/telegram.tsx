import { fitWithin, TELEGRAM_THUMB } from '#web/previews/measures.ts';
import { Tail, Ticks } from '#web/previews/parts/glyphs.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './telegram.css';

// Media box of the web clients: 420 x 380, on a phone 340 x 200 (docs/platforms.md#tweb).
const mediaBox = { desktop: { width: 420, height: 380 }, phone: { width: 340, height: 200 } };

/** A bubble with the link, below it the box with the accent bar: site, title, description, and the image below. */
export function TelegramPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) {
    return (
      <div className="pv-tg-bubble pv-tg-alone">
        <WebPage {...props} />
      </div>
    );
  }
  return (
    <div className="pv-scene pv-tg-chat">
      <div className="pv-tg-bubble">
        <div className="pv-tg-message">{sceneTexts.chatMessage[language]}</div>
        <Words value={card.url} kind="url" language={language} lines={2} className="pv-tg-link" />
        {card.isShown && <WebPage {...props} />}
        <span className="pv-tg-time">
          {sceneTexts.shortClock[language]}
          <Ticks size={16} />
        </span>
        <Tail className="pv-tg-tail" />
      </div>
    </div>
  );
}

function WebPage({ card, device, language }: DrawingProps) {
  const wide = card.layout === 'lg' ? card.image : null;
  const small = card.layout === 'lg' ? null : card.image;
  const size = wide && fitWithin(wide, mediaBox[device]);
  // A banner or a tower is cropped to what the media box allows; unknown sizes get the usual wide shape.
  const ratio = size ? Math.min(2.4, Math.max(0.9, size.width / size.height)) : 1.91;
  return (
    <div className="pv-tg-page">
      {small && <PreviewImage image={small} width={TELEGRAM_THUMB} height={TELEGRAM_THUMB} className="pv-tg-thumb" />}
      <Words value={card.siteName ?? card.host} kind="url" language={language} lines={1} className="pv-tg-site" />
      <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-tg-title" />
      <Words
        value={card.description}
        kind="description"
        language={language}
        lines={card.lines.description}
        className="pv-tg-about"
      />
      {wide && <PreviewImage image={wide} ratio={ratio} className="pv-tg-picture" />}
    </div>
  );
}
