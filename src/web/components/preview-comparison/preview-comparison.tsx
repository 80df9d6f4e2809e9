import type { PreviewComparison } from '#contract/calls/monitoring.ts';
import { Score } from '#web/components/audit/score.tsx';
import { Timestamp } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { pageHistoryTexts } from '#web/i18n/project/page-history.ts';
import { useRootData } from '#web/root-data.ts';
import { ComparedCards } from './compared-cards.tsx';
import { ComparedImages } from './compared-images.tsx';
import { ComparedTags, ComparedWords } from './compared-words.tsx';

interface PreviewComparisonProps {
  subPageId: number;
  comparison: PreviewComparison;
}

/** A page's preview at two moments: what changed in a sentence, then cards, texts, images. */
export function PreviewComparisonView({ subPageId, comparison }: PreviewComparisonProps) {
  const texts = useTexts(pageHistoryTexts);
  const language = useLanguage();
  const apiUrl = useRootData()?.apiUrl ?? '/api';
  const { before, after, words } = comparison;
  const copyOf = ({ seenAt, hasImage }: typeof before) =>
    hasImage ? `${apiUrl}/sub-page/${subPageId}/snapshot-image?${new URLSearchParams({ at: seenAt })}` : null;
  const copies = { before: copyOf(before), after: copyOf(after) };
  if (before.seenAt === after.seenAt) return <p className="text-ink-soft">{texts.noDifference}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <p className="max-w-text text-lg [overflow-wrap:anywhere]">{comparison.text[language]}</p>
      <dl className="grid max-w-xl grid-cols-2 gap-6 border-line border-y py-4 text-sm">
        <Side name={texts.before} side={before} />
        <Side name={texts.after} side={after} />
      </dl>
      <ComparedCards before={before.state} after={after.state} copies={copies} />
      <ComparedWords words={words} />
      <ComparedImages before={before.state} after={after.state} copies={copies} />
      <ComparedTags before={before.state} after={after.state} shown={words.map(({ key }) => key)} />
    </div>
  );
}

function Side({ name, side }: { name: string; side: PreviewComparison['before'] }) {
  const texts = useTexts(pageHistoryTexts);
  return (
    <div>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-4">
        <Timestamp iso={side.seenAt} isFull />
        <span className="flex items-baseline gap-1.5">
          <span aria-hidden className="text-ink-faint">
            {texts.score}
          </span>
          <Score score={side.state.score} />
        </span>
      </dd>
    </div>
  );
}
