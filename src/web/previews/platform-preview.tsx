import { type ReactNode, useCallback, useState } from 'react';
import type { Card } from '#domain/audit/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import { describeCard } from './describe-card.ts';
import { BrokenPictures } from './parts/picture.tsx';
import type { DrawingProps, PreviewDevice, PreviewTheme, PreviewVariant } from './preview-props.ts';
import { previews } from './registry.ts';
import { shownCard } from './shown-card.ts';
import { platformNotes, switchTexts } from './texts.ts';
import './previews.css';

export interface PlatformPreviewProps {
  card: Card;
  language: Language;
  theme?: PreviewTheme;
  device?: PreviewDevice;
  surroundings?: boolean;
  variant?: PreviewVariant;
  /** Stands above the drawing; without it the platform's name is there for screen readers alone. */
  caption?: ReactNode;
  /** Offers what the platform lets one turn: Slack's folded picture, LinkedIn's wide card. Works without script. */
  switches?: boolean;
}

/** One platform's card as a figure: an illustration that its label describes in words. */
export function PlatformPreview({
  card,
  language,
  theme = 'light',
  device = 'desktop',
  surroundings = true,
  variant = 'default',
  caption,
  switches = false,
}: PlatformPreviewProps) {
  const [brokenUrls, setBrokenUrls] = useState<readonly string[]>([]);
  const report = useCallback(
    (url: string) => setBrokenUrls((urls) => (urls.includes(url) ? urls : [...urls, url])),
    [],
  );
  const shown = shownCard(card, brokenUrls);
  const drawing = { card: shown, language, theme, device, surroundings, variant };
  const isWide = shown.layout === 'lg' && shown.image !== null;
  const note = platformNotes[card.platform]?.[language];
  return (
    <figure className="pv-figure" data-platform={card.platform}>
      <figcaption className={caption === undefined ? 'pv-spoken' : undefined}>
        {caption ?? platformNames[card.platform]}
      </figcaption>
      <BrokenPictures value={report}>
        {switches && isWide && card.platform === 'linkedin' ? (
          <>
            <Drawing {...drawing} variant="default" when="off" />
            <Drawing {...drawing} variant="wide" when="on" />
            <Switch label={switchTexts.wideCard[language]} isOn={variant === 'wide'} />
          </>
        ) : (
          <Drawing {...drawing} />
        )}
      </BrokenPictures>
      {switches && isWide && card.platform === 'slack' && <Switch label={switchTexts.foldPicture[language]} />}
      {note && <p className="pv-note">{note}</p>}
    </figure>
  );
}

function Drawing({ when, ...drawing }: DrawingProps & { when?: 'on' | 'off' }) {
  const { card, theme, device, language, surroundings, variant } = drawing;
  const Platform = previews[card.platform];
  return (
    <div
      className={`pv pv-${card.platform}`}
      data-theme={theme}
      data-device={device}
      data-layout={card.layout}
      data-bare={surroundings ? undefined : ''}
      data-when={when}
      role="img"
      aria-label={describeCard(card, language, variant)}
    >
      {/* Inert as well as hidden: nothing in a picture can be reached, and the platforms' own grey is not ours to darken. */}
      <div className="pv-hidden" aria-hidden="true" inert>
        <Platform {...drawing} />
      </div>
    </div>
  );
}

/** Stands outside the drawing, so that a keyboard reaches it and an illustration stays one. */
function Switch({ label, isOn = false }: { label: string; isOn?: boolean }) {
  return (
    <label className="pv-switch">
      <input type="checkbox" defaultChecked={isOn} /> {label}
    </label>
  );
}
