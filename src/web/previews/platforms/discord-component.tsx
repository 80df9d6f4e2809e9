import type { CSSProperties } from 'react';
import type { CardImage } from '#domain/audit/emulation/card.ts';
import type { ComponentEmbed, EmbedButton, EmbedMedia, EmbedPart } from '#domain/audit/emulation/embed-reader.ts';
import { PreviewImage } from '#web/previews/parts/preview-image.tsx';

/** A page's own layout in place of the card: texts, sections, galleries, lines and link buttons. */
export function DiscordComponent({ embed: { accentColor, parts } }: { embed: ComponentEmbed }) {
  const style: CSSProperties | undefined = accentColor === null ? undefined : { borderInlineStartColor: accentColor };
  return (
    <div className="pv-dc-embed pv-dc-component" style={style}>
      {parts.map((part, index) => (
        // The payload has no keys, and its parts never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: EmbedPart }) {
  switch (part.kind) {
    case 'text':
      return <Markdown text={part.content} />;
    case 'section':
      return (
        <div className="pv-dc-columns">
          <div className="pv-dc-texts">
            <Markdown text={part.texts.join('\n')} />
          </div>
          {part.accessory.kind === 'button' ? <Button button={part.accessory} /> : <Thumb media={part.accessory} />}
        </div>
      );
    case 'gallery':
      return <DiscordGallery images={part.items.map(imageOf)} />;
    case 'separator':
      return part.divider ? <hr className="pv-dc-line" /> : <div className="pv-dc-gap" />;
    case 'buttons':
      return (
        <div className="pv-dc-buttons">
          {part.buttons.map((button) => (
            <Button key={`${button.url} ${button.label}`} button={button} />
          ))}
        </div>
      );
  }
}

export function DiscordGallery({ images }: { images: CardImage[] }) {
  return (
    <div className="pv-dc-gallery" data-count={images.length}>
      {images.map((image, at) => {
        // Of three the first is as high as the other two.
        const ratio = images.length === 3 && at === 0 ? null : images.length === 1 ? 16 / 9 : 1;
        return <PreviewImage key={image.url} image={image} ratio={ratio} />;
      })}
    </div>
  );
}

const Button = ({ button: { label } }: { button: EmbedButton }) => <span className="pv-dc-button">{label ?? '↗'}</span>;

const Thumb = ({ media }: { media: EmbedMedia }) => (
  <PreviewImage image={imageOf(media)} width={80} height={80} className="pv-dc-thumb" />
);

const imageOf = ({ url, description }: EmbedMedia): CardImage => ({
  url,
  width: null,
  height: null,
  bytes: null,
  type: null,
  alt: description,
});

const kinds = [
  ['-# ', 'pv-dc-small'],
  ['### ', 'pv-dc-h3'],
  ['## ', 'pv-dc-h2'],
  ['# ', 'pv-dc-h1'],
  ['- ', 'pv-dc-item'],
  ['* ', 'pv-dc-item'],
] as const;

/** Headings, lists and small print by line; bold, italic and links only lose their marks. */
function Markdown({ text }: { text: string }) {
  return (
    <div className="pv-dc-markdown">
      {text.split('\n').map((line, index) => {
        const [mark = '', className] = kinds.find(([start]) => line.startsWith(start)) ?? [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no keys and never move.
          <div key={index} className={className}>
            {plain(line.slice(mark.length))}
          </div>
        );
      })}
    </div>
  );
}

const plain = (line: string): string =>
  line
    .slice(0, 2000)
    .replace(/\[([^\][]{1,500})\]\([^()\s]{1,2000}\)/g, '$1')
    .replace(/\*{1,3}|__|~~|`/g, '');
