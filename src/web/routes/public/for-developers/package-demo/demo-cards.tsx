import { lazy, Suspense, useState } from 'react';
import type { Card } from '#domain/audit/emulation/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { Score } from '#web/components/audit/score.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { packageDemoTexts } from '#web/i18n/public/package.ts';
import { type SamplePlatform, SamplePreview, samplePlatforms } from '#web/previews/sample-preview.tsx';
import type { Judged } from './judge-html.ts';
import '#web/previews/preview-grid.css';

/** With every drawing, for those who want to see them all. */
const PreviewGrid = lazy(() =>
  import('#web/previews/preview-grid.tsx').then((module) => ({ default: module.PreviewGrid })),
);

type SampleCard = Card & { platform: SamplePlatform };

export function DemoCards({ platforms }: Pick<Judged, 'platforms'>) {
  const texts = useTexts(packageDemoTexts);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const few = samplePlatforms.flatMap((id) => platforms.find(({ platform }) => platform === id) ?? []);
  const others = platforms.filter((entry) => !few.includes(entry));
  return (
    <>
      <h3 className="mt-12 text-xl">{texts.cards}</h3>
      <ul className="pv-grid mt-4!" aria-label={texts.cards}>
        {few.map(({ platform, card, score }) => (
          <li key={platform} className="pv-cell">
            <SamplePreview
              card={card as SampleCard}
              language={language}
              caption={
                <span className="pv-caption">
                  <span className="pv-name">{platformNames[platform]}</span>
                  <span className="pv-score">
                    <Score score={score} />
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details className="mt-9" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="w-fit cursor-pointer py-1 font-[550] text-sm">{texts.others(others.length)}</summary>
          {isOpen && (
            <div className="mt-5">
              <Suspense fallback={<div className="h-96" />}>
                <PreviewGrid
                  isFlat
                  cards={others.map(({ card }) => card)}
                  language={language}
                  scores={Object.fromEntries(
                    others.map(({ platform, score }) => [platform, <Score key={platform} score={score} />]),
                  )}
                />
              </Suspense>
            </div>
          )}
        </details>
      )}
    </>
  );
}
