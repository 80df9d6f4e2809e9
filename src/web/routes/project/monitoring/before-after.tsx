import type { ReactNode } from 'react';
import type { ListedIncident } from '#contract/calls/monitoring.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import type { Language } from '#domain/language.ts';
import { cardOfState } from '#web/components/preview-comparison/card-of-state.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { statusTexts } from '#web/i18n/project/monitoring-status.ts';
import { pageHistoryTexts } from '#web/i18n/project/page-history.ts';
import { WhatsAppPreview } from '#web/previews/platforms/whatsapp.tsx';
import { PreviewFigure } from '#web/previews/preview-figure.tsx';
import { useRootData } from '#web/root-data.ts';
import { SAMPLE_SHOP, sampleImage, samplePages } from '#web/samples/sample-pages.ts';

type Example = NonNullable<ListedIncident['example']>;

/** A page of an incident on WhatsApp, before and since. Nothing if its card has not changed, as with noindex. */
export function IncidentCards({ example }: { example: Example }) {
  const apiUrl = useRootData()?.apiUrl ?? '/api';
  const cardOf = (side: Example['before'] | null) => {
    if (side === null) return null;
    const at = new URLSearchParams({ at: side.seenAt });
    const copy = side.hasImage ? `${apiUrl}/sub-page/${example.subPageId}/snapshot-image?${at}` : null;
    return cardOfState(side.state, 'whatsapp', copy);
  };
  const [before, after] = [cardOf(example.before), cardOf(example.after)];
  if (!before || (after && isSame(before, after))) return null;
  return <BeforeAfter before={before} after={after} url={example.url} />;
}

const isSame = (one: Card, other: Card): boolean =>
  one.isShown === other.isShown && one.layout === other.layout && one.title === other.title;

/** Two cards side by side. `after` null: the page can no longer be read, so that only its link is shown. */
function BeforeAfter({ before, after, url }: { before: Card; after: Card | null; url: string }) {
  const texts = useTexts(pageHistoryTexts);
  const language = useLanguage();
  return (
    <div className="mt-4 grid max-w-3xl gap-4 sm:grid-cols-2">
      <Side name={texts.before}>
        <PreviewFigure draw={WhatsAppPreview} card={before} language={language} surroundings={false} />
      </Side>
      <Side name={texts.after}>
        <PreviewFigure
          draw={WhatsAppPreview}
          card={after ?? { ...before, isShown: false, image: null, layout: 'none', url }}
          language={language}
          surroundings={false}
        />
      </Side>
    </div>
  );
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-ink-faint text-xs">{name}</p>
      {children}
    </div>
  );
}

/** Before the first incident: what one would look like, marked as an example. */
export function ExampleIncident() {
  const texts = useTexts(statusTexts);
  const language = useLanguage();
  const card = exampleCard(language);
  return (
    <div className="px-5 py-6">
      <p className="text-ink-soft text-sm">{texts.exampleLead}</p>
      <div className="mt-4 grid gap-x-6 gap-y-2 border-line border-t pt-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
        <span>
          <Badge tone="info">{texts.example}</Badge>
        </span>
        <div className="min-w-0 text-sm">
          <p className="font-[550] text-base">{texts.exampleTitle}</p>
          <p className="mt-0.5 text-ink-soft">{texts.exampleText}</p>
          <BeforeAfter before={card} after={{ ...card, layout: 'none', image: null }} url={card.url} />
        </div>
      </div>
    </div>
  );
}

function exampleCard(language: Language): Card {
  const { path, title, description } = samplePages.lamp;
  const image = { url: sampleImage('lamp', language), width: 1200, height: 630, bytes: null, type: 'webp', alt: null };
  return {
    platform: 'whatsapp',
    layout: 'lg',
    title: title[language],
    description: description[language],
    siteName: SAMPLE_SHOP.name,
    host: SAMPLE_SHOP.host,
    url: `https://${SAMPLE_SHOP.host}${path}`,
    image,
    moreImages: [],
    imageSize: 'lg',
    favicon: null,
    fields: [],
    accentColor: null,
    isShown: true,
    imageSource: 'tag',
    lines: { title: 2, description: 1 },
    variants: [],
    reasons: [],
  };
}
