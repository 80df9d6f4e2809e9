import type { CardImage } from '#domain/audit/emulation/card.ts';
import { ChevronDown } from '#web/components/ui/icons.tsx';
import { boxRatio, fitWithin, kiloBytes, SLACK_LONGER_SIDE, SLACK_THUMB } from '#web/previews/measures.ts';
import { Avatar } from '#web/previews/parts/avatar.tsx';
import { Favicon, PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { Globe, ThumbsUp } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';

/**
 * A message row and the attachment below it: bar, site, title, description with size, fields, image. Slack cuts by
 * characters, which the card has done, and does not limit lines.
 */
export function SlackPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Attachment {...props} />;
  return (
    <div className="pv-scene pv-sl-channel">
      <div className="pv-sl-row">
        <Avatar name={sceneTexts.team[language]} size={36} shape="square" />
        <div className="pv-sl-body">
          <div className="pv-sl-who">
            <b>{sceneTexts.team[language]}</b> <span>{sceneTexts.clock[language]}</span>
          </div>
          <div>{sceneTexts.teamMessage[language]}</div>
          <Words value={card.url} kind="url" language={language} lines={2} className="pv-sl-link" />
          {card.isShown && <Attachment {...props} />}
          <span className="pv-sl-reaction">
            <ThumbsUp size={13} /> 3
          </span>
        </div>
      </div>
    </div>
  );
}

function Attachment({ card, language }: DrawingProps) {
  const wide = card.layout === 'lg' ? card.image : null;
  const small = card.layout === 'lg' ? null : card.image;
  const fields = card.fields.filter((field) => field.label !== null && field.data !== null);
  const site = card.siteName ?? card.host;
  return (
    <div className="pv-sl-attachment">
      <div className="pv-sl-columns">
        <div className="pv-sl-texts">
          <div className="pv-sl-site">
            <Favicon url={card.favicon} size={16} instead={<Globe size={16} />} />
            <Words value={site} kind="url" language={language} lines={1} />
          </div>
          <Words value={card.title} kind="title" language={language} className="pv-sl-title" />
          <div>
            <Words value={card.description} kind="description" language={language} className="pv-sl-about" />
            {wide && <SizeAndToggle image={wide} />}
          </div>
          {fields.length > 0 && (
            <div className="pv-sl-fields">
              {fields.map((field) => (
                <div key={`${field.label}:${field.data}`}>
                  <b>{field.label}</b>
                  <div>{field.data}</div>
                </div>
              ))}
            </div>
          )}
        </div>
        {small && <PreviewImage image={small} width={SLACK_THUMB} height={SLACK_THUMB} className="pv-sl-thumb" />}
      </div>
      {wide && <WideImage image={wide} />}
    </div>
  );
}

/** The triangle folds the image; its toggle is outside the drawing (platform-preview.tsx). */
function SizeAndToggle({ image }: { image: CardImage }) {
  return (
    <span className="pv-sl-size">
      {image.bytes !== null && ` (${kiloBytes(image.bytes)} kB)`} <ChevronDown className="pv-sl-toggle" size={14} />
    </span>
  );
}

/** The longer side is 360 px; until the image's size is known it uses the specification's box. */
function WideImage({ image }: { image: CardImage }) {
  const size = fitWithin(image, { width: SLACK_LONGER_SIDE, height: SLACK_LONGER_SIDE });
  const ratio = size ? size.width / size.height : boxRatio('slack');
  return (
    <PreviewImage image={image} ratio={ratio} width={size?.width ?? SLACK_LONGER_SIDE} className="pv-sl-picture" />
  );
}
