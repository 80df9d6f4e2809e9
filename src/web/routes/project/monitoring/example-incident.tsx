import type { Card } from '#domain/audit/emulation/card.ts';
import type { Language } from '#domain/language.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { statusTexts } from '#web/i18n/project/monitoring-status.ts';
import { SAMPLE_SHOP, sampleImage, samplePages } from '#web/samples/sample-pages.ts';
import { BeforeAfter } from './before-after.tsx';

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
