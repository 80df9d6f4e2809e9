import type { Card } from '#domain/audit/emulation/card.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { scoreColours } from '#web/components/audit/score-colours.ts';
import { demoPageTypeTexts } from '#web/i18n/app/case-studies.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { demoTexts } from '#web/i18n/public/articles.ts';
import { homeTexts } from '#web/i18n/public/home.ts';
import { usePathTo } from '#web/paths.ts';
import { BeforeAfterPair } from './before-after.tsx';
import { cardAfter } from './card-after.ts';

export interface DemoPageProps {
  id: number;
  url: string;
  type: string;
  comments: readonly string[];
  title: string | null;
  score: number | null;
  /** As it is shared now; null if the page could not be read, and `problem` says why. */
  card: Card | null;
  problem: string | null;
  /** By an agency: without our name. */
  isSigned: boolean;
}

/** One page of a demo: our comments, how a platform shows it, and how it could. */
export function DemoPage({ id, url, type, comments, title, score, card, problem, isSigned }: DemoPageProps) {
  const texts = useTexts(demoTexts);
  const types: Record<string, string> = useTexts(demoPageTypeTexts);
  const { points } = useTexts(homeTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const { pathname } = new URL(url);
  const name = title ?? pathname;
  return (
    <section className="mt-14 border-line border-t pt-6 lg:mt-20">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 className="text-2xl [overflow-wrap:anywhere]">{name}</h2>
        {score !== null && <p className={`figures text-sm ${scoreColours[scoreBandOf(score)]}`}>{points(score)}</p>}
      </header>
      <p className="mt-1 text-ink-faint text-sm [overflow-wrap:anywhere]">
        {Object.hasOwn(types, type) ? types[type] : type} · <span className="font-mono text-xs">{pathname}</span>
      </p>
      {comments.map((comment) => (
        <p key={comment} className="mt-3 max-w-text text-lg">
          {comment}
        </p>
      ))}
      {card ? (
        <div className="mt-8">
          <BeforeAfterPair
            before={card}
            after={cardAfter(card, { title: name, imageUrl: `/og/demo-page/${id}-${language}.jpg` })}
            isSigned={isSigned}
          />
        </div>
      ) : (
        <p className="mt-4 text-ink-faint">{problem ?? texts.notReached}</p>
      )}
      <p className="mt-4 text-sm">
        <a href={`${pathTo('preview')}?${new URLSearchParams({ url })}`} className="text-link">
          {texts.everyPlatform}
          <span className="sr-only">: {name}</span>
        </a>
      </p>
    </section>
  );
}
