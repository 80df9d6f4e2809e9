import clsx from 'clsx';
import type { CardImage } from '#domain/audit/emulation/card.ts';
import { OPEN_GRAPH_RATIO, ratioBetween } from '#web/previews/measures.ts';
import { Favicon, PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { PlainLink, Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { Link } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';

/**
 * A bubble of its own: images on top, several side by side, title and host on grey; a smaller one beside them; without
 * an image a small icon.
 */
export function IMessagePreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <LinkBubble {...props} />;
  return (
    <div className="pv-scene pv-im-chat">
      <div className="pv-im-day">
        <b>iMessage</b>
        <span>
          {sceneTexts.today[language]} {sceneTexts.clock[language]}
        </span>
      </div>
      <div className="pv-im-said">{sceneTexts.chatMessage[language]}</div>
      {card.isShown ? (
        <LinkBubble {...props} />
      ) : (
        <div className="pv-im-said">
          <PlainLink card={card} language={language} />
        </div>
      )}
      <div className="pv-im-state">{sceneTexts.delivered[language]}</div>
    </div>
  );
}

function LinkBubble({ card, language, surroundings }: DrawingProps) {
  const isLarge = card.layout === 'lg' && card.image !== null;
  const images = card.image && isLarge ? [card.image, ...card.moreImages] : [];
  return (
    <div className={clsx('pv-im-bubble', surroundings && 'pv-im-tailed')}>
      <div className="pv-im-inner">
        {images.length > 0 && <Images images={images} />}
        <div className="pv-im-panel">
          <div className="pv-im-texts">
            <Words
              value={card.title}
              kind="title"
              language={language}
              lines={card.lines.title}
              className="pv-im-title"
            />
            <Words value={card.host} kind="url" language={language} lines={1} className="pv-im-host" />
          </div>
          {!isLarge &&
            (card.image ? (
              <SmallImage image={card.image} isIcon={card.layout === 'sm-square' || card.imageSource === 'icon'} />
            ) : (
              <span className="pv-im-icon pv-im-mark">
                <Favicon url={card.favicon} size={28} instead={<Link size={20} />} />
              </span>
            ))}
        </div>
      </div>
    </div>
  );
}

/** Apple names no size for images below 900 px: this one is our reading (docs/platforms.md#imessage). */
function SmallImage({ image, isIcon }: { image: CardImage; isIcon: boolean }) {
  const size = isIcon ? 40 : 72;
  return <PreviewImage image={image} width={size} height={size} className={isIcon ? 'pv-im-icon' : 'pv-im-small'} />;
}

// At most four: a page with a gallery in its tags would otherwise fill the whole conversation.
const MAX_IMAGES = 4;

function Images({ images }: { images: CardImage[] }) {
  const [first] = images;
  if (images.length === 1 && first) {
    return <PreviewImage image={first} ratio={ratioBetween(first, 0.8, 2.2) ?? OPEN_GRAPH_RATIO} />;
  }
  return (
    <div className="pv-im-gallery">
      {images.slice(0, MAX_IMAGES).map((image, index) => (
        <PreviewImage key={image.url} image={image} ratio={images.length === 3 && index === 0 ? null : 1} />
      ))}
    </div>
  );
}
