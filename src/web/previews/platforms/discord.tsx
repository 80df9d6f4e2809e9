import type { CSSProperties } from 'react';
import { Play } from '#web/components/ui/icons.tsx';
import { DISCORD_THUMB, fitWithin, OPEN_GRAPH_RATIO } from '#web/previews/measures.ts';
import { Avatar } from '#web/previews/parts/avatar.tsx';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import { DiscordComponent, DiscordGallery } from './discord-component.tsx';
import './discord.css';

const MEDIA = { width: 400, height: 300 };

/**
 * A message and its embed: coloured bar, site, author, title, description; image or gallery below, or 80 x 80 on the
 * right; or the page's own component embed.
 */
export function DiscordPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Embed {...props} />;
  return (
    <div className="pv-scene pv-dc-channel">
      <div className="pv-dc-row">
        <Avatar name={sceneTexts.team[language]} size={40} />
        <div className="pv-dc-body">
          <div className="pv-dc-who pv-one-line">
            <b>{sceneTexts.team[language]}</b> <span>{sceneTexts.todayAt[language]}</span>
          </div>
          <Words value={card.url} kind="url" language={language} lines={2} className="pv-dc-link" />
          {card.isShown && <Embed {...props} />}
        </div>
      </div>
    </div>
  );
}

function Embed({ card, language }: DrawingProps) {
  if (card.component) return <DiscordComponent embed={card.component} />;
  const wide = card.layout === 'lg' ? card.image : null;
  const small = card.layout === 'lg' ? null : card.image;
  const size = wide && fitWithin(wide, MEDIA);
  return (
    <div className="pv-dc-embed" style={barColour(card.accentColor)}>
      <div className="pv-dc-columns">
        <div className="pv-dc-texts">
          {card.siteName && <div className="pv-dc-site">{card.siteName}</div>}
          {card.author && <div className="pv-dc-author">{card.author}</div>}
          <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-dc-title" />
          {card.lines.description > 0 && (
            <Words
              value={card.description}
              kind="description"
              language={language}
              lines={card.lines.description}
              className="pv-dc-about"
            />
          )}
        </div>
        {small && <PreviewImage image={small} width={DISCORD_THUMB} height={DISCORD_THUMB} className="pv-dc-thumb" />}
      </div>
      {wide && card.moreImages.length > 0 && <DiscordGallery images={[wide, ...card.moreImages]} />}
      {wide && card.moreImages.length === 0 && (
        <span className="pv-dc-media">
          <PreviewImage
            image={wide}
            ratio={size ? size.width / size.height : OPEN_GRAPH_RATIO}
            width={size?.width ?? MEDIA.width}
            className="pv-dc-picture"
          />
          {card.isVideo && <Play size={40} className="pv-dc-play" />}
        </span>
      )}
    </div>
  );
}

/** theme-color counts as hex only; anything else leaves the bar in its default colour. */
function barColour(colour: string | null): CSSProperties | undefined {
  return colour !== null && /^#[0-9a-f]{3,8}$/i.test(colour) ? { borderInlineStartColor: colour } : undefined;
}
