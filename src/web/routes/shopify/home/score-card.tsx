import { pagesRead } from '#domain/audit/texts/pages-read.ts';
import { languageScopes } from '#domain/shopify/app-config.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { usePlanPart } from '#web/components/shopify-theme/plan-note.tsx';
import { useRefresh, useScopes } from '#web/components/shopify-theme/use-scopes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shopifyTexts } from '#web/i18n/shopify/app.ts';
import { ShopCard } from '#web/layouts/parts/shop-frame.tsx';
import type { ShopHome } from './load-home.server.ts';

export function ScoreCard({ home }: { home: ShopHome }) {
  const texts = useTexts(shopifyTexts);
  const { act, isBusy } = useAction({});
  const language = useLanguage();
  const { score, sample, worst, running, hasFailed, shop } = home;
  const { isReading, read, found } = shop.pages;
  const planPart = usePlanPart(shop.pages);
  // Pages that were found since the check count too: one site, one number.
  const checked = sample && { ...sample, pagesKnown: Math.max(sample.pagesKnown ?? 0, found ?? 0) };
  useRefresh(running !== null || isReading);
  return (
    <ShopCard
      title={texts.score}
      aside={
        running === null &&
        !isReading && (
          <Button size="sm" variant="outline" state={isBusy('check') ? 'loading' : 'idle'} onClick={() => act('check')}>
            {texts.checkNow}
          </Button>
        )
      }
    >
      <p className="text-ink-soft">{texts.scoreLead}</p>
      {isReading && (
        <ProgressBar label={texts.readingPages} value={null} text={read > 0 ? texts.pagesSoFar(read) : ''} />
      )}
      {running && (
        <ProgressBar
          label={texts.checking}
          value={running.done}
          max={running.planned}
          text={texts.checkedOf(running.done, running.planned)}
        />
      )}
      {score !== null && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-[650] text-2xl tabular-nums">{texts.scoreOf(score)}</span>
          {checked && <span className="text-ink-faint">{texts.scoreFrom(pagesRead(checked, language))}</span>}
        </p>
      )}
      {score === null && !isReading && planPart === null && <p className="text-ink-faint">{texts.pagesRead(read)}</p>}
      {!isReading && planPart !== null && <p className="text-ink-faint">{texts.planPages(planPart)}</p>}
      {score === null && running === null && <p>{hasFailed ? texts.checkFailed : texts.noScoreYet}</p>}
      {score !== null && <Worst pages={worst} />}
      {!shop.seesLanguages && !isReading && <FurtherLanguages />}
    </ShopCard>
  );
}

function FurtherLanguages() {
  const texts = useTexts(shopifyTexts);
  const { canAsk, isGranted, allow } = useScopes(languageScopes);
  if (!canAsk) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3">
      <span className="text-ink-soft">{texts.languages}</span>
      <Button size="sm" variant="outline" state={isGranted ? 'loading' : 'idle'} onClick={allow}>
        {texts.languagesAllow}
      </Button>
    </p>
  );
}

function Worst({ pages }: { pages: ShopHome['worst'] }) {
  const texts = useTexts(shopifyTexts);
  if (pages.length === 0) return <p>{texts.allGood}</p>;
  return (
    <div>
      <h3 className="font-[600]">{texts.worst}</h3>
      <ul className="mt-1 divide-y divide-line">
        {pages.map(({ path, title, score }) => (
          <li key={path} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0 truncate">{title ?? path}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">{texts.points(score)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
