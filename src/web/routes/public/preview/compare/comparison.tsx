import clsx from 'clsx';
import type { RefObject } from 'react';
import type { PagePreview } from '#contract/entities/described-audit.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import {
  countedPlatforms,
  morePlatforms,
  type PlatformId,
  platformNames,
} from '#domain/audit/platforms/platform-id.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { Score } from '#web/components/audit/score.tsx';
import { scoreColours } from '#web/components/audit/score-colours.ts';
import { shortAddress } from '#web/components/audit/short-address.ts';
import type { Shown } from '#web/components/page-audit/shown.ts';
import type { PageAuditState } from '#web/components/page-audit/use-page-audit.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { compareTexts } from '#web/i18n/public/preview-compare.ts';
import { MorePlatforms } from '#web/previews/more-platforms.tsx';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';
import { PreviewSkeleton } from '#web/previews/preview-skeleton.tsx';
import { Switches } from '#web/routes/public/preview/switches.tsx';

interface ComparisonProps {
  sides: { a: PageAuditState; b: PageAuditState };
  shown: Shown;
  heading: RefObject<HTMLHeadingElement | null>;
  onDraw: (shown: Shown) => void;
}
const letters = ['a', 'b'] as const;

/** Two pages on the same platforms: both verdicts, then pair after pair with what differs. */
export function Comparison({ sides, shown, heading, onDraw }: ComparisonProps) {
  const texts = useTexts(compareTexts);
  const isBusy = sides.a.isBusy || sides.b.isBusy;
  const language = useLanguage();
  const pair = (id: PlatformId) => <Pair key={id} id={id} views={{ a: sides.a.view, b: sides.b.view }} shown={shown} />;
  return (
    <section aria-labelledby="preview-result" aria-busy={isBusy} className="mt-2">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="preview-result" ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
          {texts.heading}
        </h2>
        <Switches address={sides.a.address} other={sides.b.address} shown={shown} onChange={onDraw} />
      </header>
      <div className="mt-4 grid grid-cols-2 gap-x-4 border-line border-y sm:gap-x-8">
        {letters.map((letter) => (
          <Verdict key={letter} letter={letter} audit={sides[letter]} />
        ))}
      </div>
      <ul className="mt-8 mb-12 grid gap-12">{countedPlatforms.map(pair)}</ul>
      <MorePlatforms ids={morePlatforms} language={language} cell={pair} listClass="grid gap-12 pt-3 pb-8" />
    </section>
  );
}

function Verdict({ letter, audit }: { letter: 'a' | 'b'; audit: PageAuditState }) {
  const texts = useTexts(compareTexts);
  const { view, error, address } = audit;
  return (
    <div className="grid min-h-40 min-w-0 content-start gap-2 py-4">
      <p className="flex min-w-0 items-baseline gap-2">
        <Letter letter={letter} />
        <span className="min-w-0 font-[550] [overflow-wrap:anywhere]">{shortAddress(view?.url ?? address)}</span>
      </p>
      {view ? (
        <>
          <p className={clsx('figures font-[640] font-display text-4xl', scoreColours[scoreBandOf(view.score)])}>
            <span aria-hidden>{view.score}</span>
            <span className="sr-only">{texts.points(view.score)}</span>
          </p>
          <p className="text-pretty text-sm">{view.verdict}</p>
        </>
      ) : error ? (
        <p className="text-bad text-sm">{error}</p>
      ) : (
        <Skeleton width="70%" height="2.5rem" />
      )}
    </div>
  );
}

function Pair({ id, views, shown }: { id: PlatformId; views: Record<'a' | 'b', PagePreview | null>; shown: Shown }) {
  const language = useLanguage();
  const texts = useTexts(compareTexts);
  const { theme, device } = shown;
  const resultOf = (letter: 'a' | 'b') => views[letter]?.platforms.find(({ platform }) => platform === id);
  const [a, b] = [resultOf('a'), resultOf('b')];
  const differences = a && b ? differencesOf(a.card, b.card) : [];
  return (
    <li id={`platform-${id}`} className="scroll-mt-24">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-lg">{platformNames[id]}</h3>
        {a && b && differences.length === 0 && <span className="text-ink-faint text-sm">{texts.same}</span>}
        {differences.map((difference) => (
          <Badge key={difference.what} tone={difference.where === 'both' ? undefined : 'warn'}>
            {textOf(difference, texts)}
          </Badge>
        ))}
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        {letters.map((letter) => {
          const result = resultOf(letter);
          const caption = (
            <span className="flex h-8 items-center justify-between">
              <Letter letter={letter} />
              {result && <Score score={result.score} />}
            </span>
          );
          return (
            <div key={letter} className="pv-cell">
              {result ? (
                <PlatformPreview {...{ theme, device, language, caption }} card={result.card} />
              ) : (
                <PreviewSkeleton platform={id} {...{ theme, language, caption }} />
              )}
            </div>
          );
        })}
      </div>
    </li>
  );
}

function textOf({ what, where }: Difference, texts: ReturnType<typeof useTexts<typeof compareTexts>>): string {
  const name = texts[what];
  return where === 'both'
    ? texts.differs(name)
    : what === 'size'
      ? texts.larger(letterOf(where))
      : texts.only(name, letterOf(where));
}

const letterOf = (where: 'a' | 'b') => where.toUpperCase();

const Letter = ({ letter }: { letter: 'a' | 'b' }) => (
  <span className="inline-grid size-6 shrink-0 place-items-center rounded-full bg-ink font-[640] text-paper text-xs">
    {letterOf(letter)}
  </span>
);

/** `a` or `b`: only that one has it, or has the better one; `both`: they have different ones. */
export interface Difference {
  what: 'card' | 'image' | 'size' | 'title' | 'description' | 'siteName';
  where: 'a' | 'b' | 'both';
}

/** The visible cards of two pages on the same platform. */
export function differencesOf(a: Card, b: Card): Difference[] {
  if (a.isShown !== b.isShown) return [{ what: 'card', where: a.isShown ? 'a' : 'b' }];
  if (!a.isShown) return [];
  const found: Difference[] = [];
  const [inA, inB] = [hasImage(a), hasImage(b)];
  if (inA !== inB) found.push({ what: 'image', where: inA ? 'a' : 'b' });
  else if (inA && a.layout !== b.layout && (isLarge(a) || isLarge(b))) {
    found.push({ what: 'size', where: isLarge(a) ? 'a' : 'b' });
  }
  for (const what of ['title', 'description', 'siteName'] as const) {
    const isShown = what === 'siteName' || (a.lines[what] > 0 && b.lines[what] > 0);
    if (!isShown || a[what] === b[what]) continue;
    found.push({ what, where: a[what] !== null && b[what] !== null ? 'both' : a[what] === null ? 'b' : 'a' });
  }
  return found;
}

const hasImage = ({ image, layout }: Card) => image !== null && layout !== 'none' && layout !== 'hidden';
const isLarge = ({ layout }: Card) => layout === 'lg';
