import { Search } from '#web/components/ui/icons.tsx';
import { authorOf, shownHost } from '#web/previews/parts/avatar.tsx';
import { Favicon, PreviewImage } from '#web/previews/parts/preview-image.tsx';
import { Words } from '#web/previews/parts/words.tsx';
import type { DrawingProps } from '#web/previews/preview-figure.tsx';
import { EllipsisVertical, Globe } from '#web/previews/preview-icons.tsx';
import { sceneTexts } from '#web/previews/texts.ts';
import './google-search.css';

/** A text result under the search field: site and path, title, snippet, perhaps a small image at the right. */
export function GoogleSearchPreview(props: DrawingProps) {
  const { card, language, surroundings } = props;
  if (!surroundings) return <Result {...props} />;
  return (
    <div className="pv-scene pv-gs-page">
      <div className="pv-gs-field">
        <Search size={18} />
        <span className="pv-one-line">
          {card.isShown ? authorOf(card, language).toLocaleLowerCase(language) : card.url}
        </span>
      </div>
      {card.isShown ? <Result {...props} /> : <div className="pv-gs-nothing">{sceneTexts.noResults[language]}</div>}
    </div>
  );
}

function Result({ card, language }: DrawingProps) {
  const site = card.siteName?.trim() || card.host;
  return (
    <div className="pv-gs-result">
      <div className="pv-gs-source">
        <span className="pv-gs-icon">
          <Favicon url={card.favicon} size={18} instead={<Globe size={16} />} />
        </span>
        <div className="pv-gs-where">
          <Words value={site} kind="url" language={language} lines={1} className="pv-gs-site" />
          <span className="pv-gs-path pv-one-line">{pathOf(card.url, shownHost(card))}</span>
        </div>
        <EllipsisVertical size={16} />
      </div>
      <div className="pv-gs-row">
        <div className="pv-gs-texts">
          <Words value={card.title} kind="title" language={language} lines={card.lines.title} className="pv-gs-title" />
          <Words
            value={card.description}
            kind="description"
            language={language}
            lines={card.lines.description}
            className="pv-gs-about"
          />
        </div>
        {card.image && <PreviewImage image={card.image} ratio={1} className="pv-gs-thumb" />}
      </div>
    </div>
  );
}

/** `https://shop.example › products › mug` */
function pathOf(address: string, host: string): string {
  if (!URL.canParse(address)) return host;
  const url = new URL(address);
  const steps = url.pathname.split('/').filter((step) => step !== '');
  return [`${url.protocol}//${url.host}`, ...steps.map(readable)].join(' › ');
}

function readable(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
