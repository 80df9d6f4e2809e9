import type { PagePreview } from '#contract/entities/described-audit.ts';
import { standingOf } from '#domain/audit/platforms/platform-id.ts';
import { Fold } from '../../../components/audit/accordion.tsx';
import { PlatformBars } from '../../../components/audit/platform-bars.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { previewTexts } from '../../../i18n/public/preview.ts';

/** What the number is made of: only the platforms that count. */
export function ScoreFold({ view }: { view: PagePreview }) {
  const texts = useTexts(previewTexts);
  const counted = view.platforms.filter(({ platform }) => standingOf(platform) === 'counted');
  return (
    <Fold
      className="border-line border-b"
      summaryClass="py-3 text-sm"
      summary={<span className="font-[550]">{texts.scoreMade}</span>}
    >
      <p className="text-ink-soft text-sm">{texts.scoreMean(counted.length)}</p>
      <PlatformBars className="mt-2 pb-4" platforms={counted} hrefOf={(platform) => `#platform-${platform}`} />
    </Fold>
  );
}
