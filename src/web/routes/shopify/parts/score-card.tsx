import { useAction } from '../../../components/actions/use-action.ts';
import { useRefresh } from '../../../components/shopify-theme/use-refresh.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { shopifyTexts } from '../../../i18n/shopify/app.ts';
import type { ShopHome } from '../load-home.server.ts';
import { ShopCard } from './shop-frame.tsx';

export function ScoreCard({ home }: { home: ShopHome }) {
  const texts = useTexts(shopifyTexts);
  const { act, isBusy } = useAction({});
  const { score, worst, isChecking, shop } = home;
  const isRunning = isChecking || shop.pages.isReading;
  useRefresh(isRunning);
  return (
    <ShopCard
      title={texts.score}
      aside={
        <Button
          size="sm"
          variant="outline"
          state={isBusy('check') || isChecking ? 'loading' : 'idle'}
          loadingText={texts.checking}
          onClick={() => act('check')}
        >
          {texts.checkNow}
        </Button>
      }
    >
      <p className="text-ink-soft" role="status">
        {shop.pages.isReading ? texts.readingPages : texts.pagesRead(shop.pages.read)}
      </p>
      {score === null ? (
        <p>{isRunning ? texts.noScore : texts.noScoreYet}</p>
      ) : (
        <p className="font-[650] text-2xl tabular-nums">{texts.scoreOf(score)}</p>
      )}
      {score !== null && (
        <>
          <h3 className="mt-2 font-[600]">{texts.worst}</h3>
          {worst.length === 0 ? (
            <p>{texts.allGood}</p>
          ) : (
            <ul className="divide-y divide-line">
              {worst.map(({ path, title, score: points }) => (
                <li key={path} className="flex items-baseline justify-between gap-4 py-2">
                  <span className="min-w-0 truncate">{title ?? path}</span>
                  <span className="shrink-0 text-ink-soft tabular-nums">{texts.points(points)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </ShopCard>
  );
}
