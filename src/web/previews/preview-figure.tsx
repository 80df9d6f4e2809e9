import { type ReactNode, useCallback, useId, useState } from 'react';
import type { Card } from '#domain/audit/emulation/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import { describePreview } from './describe-card.ts';
import { BrokenImages, EagerImages } from './parts/preview-image.tsx';
import { PlainLink } from './parts/words.tsx';
import { bareLinkNote, platformNotes, switchTexts } from './texts.ts';

/** Theme of the drawn platform, not of the page around it. */
export type PreviewTheme = 'light' | 'dark';
export type PreviewDevice = 'phone' | 'desktop';

/** `other`: the card's other layout if it has one (LinkedIn keeps the wide card for sponsored posts). */

/** The input of a platform's drawing. */
export interface DrawingProps {
  card: Card;
  theme: PreviewTheme;
  device: PreviewDevice;
  language: Language;
  /** Draw the surrounding chat or feed. */
  surroundings: boolean;
}

/** Draws one platform's card. The frame (figure, label, colours by theme) is PlatformPreview's. */
export type PreviewComponent = (props: DrawingProps) => ReactNode;

export interface PreviewFigureProps {
  card: Card;
  language: Language;
  theme?: PreviewTheme;
  device?: PreviewDevice;
  surroundings?: boolean;
  /** 0: the client that is drawn first; others as listed. */
  variant?: number;
  /** Above the drawing; without it the platform's name is only for screen readers. */
  caption?: ReactNode;
  /** Offers what can be toggled on the platform: Slack's folded image, a card's other layout. Works without scripts. */
  switches?: boolean;
  /** In view when the page opens: its image loads eagerly. */
  eager?: boolean;
}

/**
 * One platform's card as a figure: an illustration described by its label. Which drawing is passed in, so that a page
 * loads those it shows: see PlatformPreview (all) and SamplePreview (a few).
 */
export function PreviewFigure({
  draw,
  card,
  language,
  theme = 'light',
  device = 'desktop',
  surroundings = true,
  variant = 0,
  caption,
  switches = false,
  eager = false,
}: PreviewFigureProps & { draw: PreviewComponent }) {
  const [brokenUrls, setBrokenUrls] = useState<readonly string[]>([]);
  const report = useCallback(
    (url: string) => setBrokenUrls((urls) => (urls.includes(url) ? urls : [...urls, url])),
    [],
  );
  const all = [card, ...card.variants.map((one) => ({ ...card, ...one }))].map((one) => visibleCard(one, brokenUrls));
  const [shown = card] = all;
  const name = useId();
  const drawing = { draw, language, theme, device, surroundings };
  const note = platformNotes[card.platform]?.[language];
  return (
    <figure className="pv-figure" data-platform={card.platform}>
      <figcaption className={caption === undefined ? 'pv-spoken' : undefined}>
        {caption ?? platformNames[card.platform]}
      </figcaption>
      <BrokenImages value={report}>
        <EagerImages value={eager}>
          {switches && card.variants.length > 0 ? (
            <>
              {all.map((one, at) => (
                <Drawing key={at === 0 ? 'first' : card.variants[at - 1]?.client} {...drawing} card={one} when={at} />
              ))}
              <fieldset className="pv-clients">
                <legend className="pv-spoken">{platformNames[card.platform]}</legend>
                {[card.client ?? platformNames[card.platform], ...card.variants.map((one) => one.client)].map(
                  (client, at) => (
                    <label key={client}>
                      <input type="radio" name={name} value={at} defaultChecked={at === variant} /> {client}
                    </label>
                  ),
                )}
              </fieldset>
              {card.variants.map((one, at) => (
                <p key={one.client} className="pv-note" data-when={at + 1}>
                  {one.why}
                </p>
              ))}
            </>
          ) : (
            <Drawing {...drawing} card={all[variant] ?? shown} />
          )}
        </EagerImages>
      </BrokenImages>
      {switches && card.platform === 'slack' && shown.layout === 'lg' && (
        <Switch label={switchTexts.foldImage[language]} />
      )}
      {!card.isShown && <p className="pv-note">{bareLinkNote(card.platform)[language]}</p>}
      {note && <p className="pv-note">{note}</p>}
    </figure>
  );
}

function Drawing({ when, draw: Platform, ...drawing }: DrawingProps & { draw: PreviewComponent; when?: number }) {
  const { card, theme, device, language, surroundings } = drawing;
  return (
    <div
      className={`pv pv-${card.platform}`}
      data-theme={theme}
      data-device={device}
      data-layout={card.layout}
      data-bare={surroundings ? undefined : ''}
      data-when={when}
      role="img"
      aria-label={describePreview(card, language)}
    >
      {/* Inert as well as hidden: nothing in it is focusable, and the platforms' own greys are not ours to darken. */}
      <div className="pv-hidden" aria-hidden="true" inert>
        {surroundings || card.isShown ? <Platform {...drawing} /> : <PlainLink card={card} language={language} />}
      </div>
    </div>
  );
}

/** Outside the drawing, so that it is reachable by keyboard while the illustration stays inert. */
function Switch({ label }: { label: string }) {
  return (
    <label className="pv-switch">
      <input type="checkbox" /> {label}
    </label>
  );
}

/**
 * The card with only the images a platform really shows: none in the layouts without one, and none that failed to load.
 * A card that loses its last image falls back to the platform's layout without one.
 */
export function visibleCard(card: Card, brokenUrls: readonly string[]): Card {
  const { layout } = card;
  if (layout === 'none' || layout === 'hidden') return { ...card, layout, image: null, moreImages: [] };
  const all = card.image === null ? [] : [card.image, ...card.moreImages];
  const [image = null, ...moreImages] = all.filter(({ url }) => !brokenUrls.includes(url));
  return { ...card, image, moreImages, layout: image === null ? 'none' : layout };
}
