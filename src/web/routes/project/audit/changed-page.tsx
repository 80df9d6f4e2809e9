import { lazy, Suspense } from 'react';
import type { PageComparison } from '#contract/entities/audit.ts';
import { LazyAccordion } from '#web/components/audit/accordion.tsx';
import { ScoreChange } from '#web/components/audit/score-change.tsx';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { imageTypeTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { auditsTexts } from '#web/i18n/project/audits.ts';
import { scoreChangeTexts } from '#web/i18n/project/score-change.ts';

const PlatformChanges = lazy(() => import('./platform-changes.tsx'));

const tones: Record<PageComparison['state'], Tone> = {
  same: 'neutral',
  changed: 'warn',
  added: 'info',
  removed: 'neutral',
};

/** A changed page. Unfolds to card beside card, platform by platform. */
export function ChangedPage({ page, open }: { page: PageComparison; open: boolean }) {
  const texts = useTexts(auditsTexts);
  const { unchanged } = useTexts(scoreChangeTexts);
  const names = { same: unchanged, changed: texts.changed, added: texts.added, removed: texts.removed };
  return (
    <LazyAccordion
      open={open}
      summaryClass="py-3"
      summary={
        <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr_auto]">
          <span className="max-sm:col-span-2">
            <Badge tone={tones[page.state]}>{names[page.state]}</Badge>
          </span>
          <span className="min-w-0 font-[550] [overflow-wrap:anywhere]">{page.path}</span>
          <span className="figures flex items-center gap-3 whitespace-nowrap text-ink-soft text-sm">
            {page.scoreBefore ?? '–'} → {page.scoreAfter ?? '–'}
            <ScoreChange before={page.scoreBefore} after={page.scoreAfter} />
          </span>
        </span>
      }
    >
      {() => (
        <div className="grid gap-8 pt-1 pb-10">
          <Words page={page} />
          <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
            <PlatformChanges platforms={page.platforms} />
          </Suspense>
        </div>
      )}
    </LazyAccordion>
  );
}

function Words({ page }: { page: PageComparison }) {
  const texts = useTexts(auditsTexts);
  const types = useTexts(imageTypeTexts);
  const language = useLanguage();
  const { typeBefore, typeAfter } = page;
  const sentences = [
    page.state === 'added' && texts.addedText,
    page.state === 'removed' && texts.removedText,
    page.failureBefore && `${texts.before}: ${page.failureBefore.text[language]}`,
    page.failureAfter && `${texts.after}: ${page.failureAfter.text[language]}`,
    typeBefore && typeAfter && typeBefore !== typeAfter && texts.imageChanged(types[typeBefore], types[typeAfter]),
  ].filter((sentence) => typeof sentence === 'string');
  if (sentences.length === 0) return null;
  return (
    <ul className="grid gap-1 text-ink-soft text-sm">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
