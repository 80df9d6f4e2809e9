import type { Card } from '#domain/audit/emulation/card.ts';
import { Ellipsis, ImageOff } from '#web/components/ui/icons.tsx';
import { ratioBetween } from '#web/previews/measures.ts';
import { Favicon, PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './pinterest.css';

/** A Pin among others: the image in its own ratio, the title and the site below. */
export function PinterestPreview(props: DrawingProps) {
  const { card, language, surroundings, device } = props;
  if (!surroundings) return <Pin {...props} />;
  return (
    <div className="pv-scene pv-pi-board">
      <div className="pv-pi-columns">
        {device === 'desktop' && <Others heights={[120, 190]} />}
        <div className="pv-pi-main">
          {card.isShown ? (
            <div className="pv-pi-held">
              <Pin {...props} />
              {isTall(card) && <span className="pv-pi-save">{sceneTexts.save[language]}</span>}
            </div>
          ) : (
            <PlainLink card={card} language={language} />
          )}
        </div>
        <Others heights={[190, 110]} />
      </div>
    </div>
  );
}

/** The button lies on the image: only where it leaves enough of it to see. */
const isTall = ({ image }: Card): boolean => image !== null && (ratioBetween(image, 0.5, 2) ?? 2) <= 1;

/** The Pins around it, as empty frames. */
function Others({ heights }: { heights: number[] }) {
  return (
    <div className="pv-pi-others">
      {heights.map((height) => (
        <span key={height} style={{ height }} />
      ))}
    </div>
  );
}

function Pin({ card, language }: DrawingProps) {
  const { image } = card;
  const site = card.siteName?.trim() || card.host;
  return (
    <div className="pv-pi-pin">
      {image ? (
        <PreviewImage image={image} ratio={ratioBetween(image, 0.5, 2) ?? 2 / 3} className="pv-pi-picture" />
      ) : (
        <span className="pv-pi-picture pv-pi-empty">
          <ImageOff size={26} />
        </span>
      )}
      <div className="pv-pi-line">
        <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-pi-title" />
        <Ellipsis size={16} />
      </div>
      <div className="pv-pi-site">
        <Favicon url={card.favicon} size={14} />
        <Words value={site} kind="url" language={language} lines={1} />
      </div>
    </div>
  );
}
