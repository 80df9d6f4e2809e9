import type { Card } from '#domain/audit/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { scoreColours, verdictOf } from '../../../components/audit/tone.ts';
import { demoTexts } from '../../../i18n/articles.ts';
import { homeTexts } from '../../../i18n/home.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { PlatformPreview } from '../../../previews/platform-preview.tsx';

export interface DemoPageProps {
  path: string;
  comments: readonly string[];
  cards: readonly { card: Card; score: number }[];
}

/** One page of a case study: what we say about it, and how two platforms show it. */
export function DemoPage({ path, comments, cards }: DemoPageProps) {
  const texts = useTexts(demoTexts);
  const { points } = useTexts(homeTexts);
  const language = useLanguage();
  return (
    <section className="mt-14 border-line border-t pt-6 lg:mt-20">
      <h2 className="font-mono font-normal text-base tracking-normal [overflow-wrap:anywhere]">{path}</h2>
      {comments.map((comment) => (
        <p key={comment} className="mt-2 max-w-text text-lg">
          {comment}
        </p>
      ))}
      {cards.length === 0 && <p className="mt-4 text-ink-faint">{texts.notReached}</p>}
      <div className="mt-8 grid items-start gap-8 md:grid-cols-2">
        {cards.map(({ card, score }) => (
          <div key={card.platform} className="min-w-0">
            <p className="mb-3 flex items-baseline justify-between gap-4 text-sm">
              <span className="font-[550]">{platformNames[card.platform]}</span>
              <span className={`figures ${scoreColours[verdictOf(score)]}`}>{points(score)}</span>
            </p>
            <div className="overflow-hidden rounded-lg border border-line">
              <PlatformPreview card={card} language={language} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
