import type { Card } from '#domain/audit/emulation/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { publicReportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';

interface PairProps {
  before: Card;
  after: Card;
  /** By an agency: without our name. */
  isSigned: boolean;
}

/** One link on one platform, as it is and as it could be. */
export function BeforeAfterPair({ before, after, isSigned }: PairProps) {
  const texts = useTexts(publicReportTexts);
  const language = useLanguage();
  const name = platformNames[before.platform];
  return (
    <div className="grid break-inside-avoid gap-x-8 gap-y-6 md:grid-cols-2">
      {[
        { card: before, words: texts.today },
        { card: after, words: isSigned ? texts.possibleSketch : texts.possible },
      ].map(({ card, words }) => (
        <div key={words} className="pv-cell">
          <PlatformPreview
            card={card}
            language={language}
            caption={
              <span className="flex items-baseline justify-between gap-4 text-sm">
                <span className="font-[550]">{name}</span>
                <span className="text-ink-faint">{words}</span>
              </span>
            }
          />
        </div>
      ))}
    </div>
  );
}
