import { publicReportTexts } from '../../../i18n/audit/reports.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { PlatformSheet } from '../../print/platform-sheet.tsx';
import type { Done } from './printed-audit.tsx';

/** What the heading leaves of a page, in px. */
const PAPER = { width: 680, height: 880 };

/** The third page: one link on every platform. */
export function CardsPage({ examples }: Done) {
  const texts = useTexts(publicReportTexts);
  const [example] = examples;
  if (!example?.result) return null;
  return (
    <section className="paper-page">
      <h2 className="text-3xl">{texts.example}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{texts.exampleText(example.title ?? example.path)}</p>
      <div className="paper-fill">
        <PlatformSheet platforms={example.result.platforms} paper={PAPER} />
      </div>
    </section>
  );
}
