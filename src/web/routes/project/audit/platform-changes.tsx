import type { PageComparison } from '#contract/entities/audit.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { LazyAccordion } from '#web/components/audit/accordion.tsx';
import { Score } from '#web/components/audit/score.tsx';
import { ScoreChange } from '#web/components/audit/score-change.tsx';
import { Check, Minus, X } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { auditsTexts, cardPartTexts } from '#web/i18n/project/audits.ts';
import { PlatformPreview } from '#web/previews/platform-preview.tsx';

type PlatformChange = PageComparison['platforms'][number];

/** A fault on one platform is usually one on all: the first is open, the others are there to look at. */
const OPEN_AT_FIRST = 1;

/** Card beside card for every platform with a change. */
export default function PlatformChanges({ platforms }: { platforms: readonly PlatformChange[] }) {
  return (
    <ul>
      {platforms.map((change, at) => (
        <li key={change.platform} className="border-line border-t">
          <LazyAccordion
            open={at < OPEN_AT_FIRST}
            summaryClass="h-11"
            summary={
              <span className="flex items-baseline gap-3">
                <span className="font-[550]">{platformNames[change.platform]}</span>
                <span className="figures text-ink-soft text-sm">
                  {change.scoreBefore ?? '–'} → {change.scoreAfter ?? '–'}
                </span>
                <ScoreChange before={change.scoreBefore} after={change.scoreAfter} />
              </span>
            }
          >
            {() => <Platform change={change} />}
          </LazyAccordion>
        </li>
      ))}
    </ul>
  );
}

function Platform({ change }: { change: PlatformChange }) {
  const texts = useTexts(auditsTexts);
  const parts = useTexts(cardPartTexts);
  const { cardBefore, cardAfter, scoreBefore, scoreAfter, cardChanges } = change;
  const names = cardChanges.flatMap((field) => (Object.hasOwn(parts, field) ? parts[field as keyof typeof parts] : []));
  return (
    <div className="pb-8">
      <p className="text-ink-soft text-sm">
        {names.length > 0 ? `${texts.differs}: ${names.join(', ')}` : texts.sameCard}
      </p>
      {names.length > 0 && (
        <div className="mt-4 grid gap-6 md:grid-cols-2">
          <Side label={texts.before} score={scoreBefore} card={cardBefore} />
          <Side label={texts.after} score={scoreAfter} card={cardAfter} />
        </div>
      )}
      <Checks checks={change.checks} />
    </div>
  );
}

function Side({ label, score, card }: { label: string; score: number | null; card: Card | null }) {
  const texts = useTexts(auditsTexts);
  const language = useLanguage();
  return (
    <div className="min-w-0">
      <p className="mb-2 flex items-baseline justify-between text-ink-soft text-sm">
        {label}
        {score !== null && <Score score={score} />}
      </p>
      {card ? (
        <PlatformPreview card={card} language={language} />
      ) : (
        <p className="rounded-lg border border-line border-dashed px-4 py-10 text-center text-ink-faint text-sm">
          {texts.noCard}
        </p>
      )}
    </div>
  );
}

function Checks({ checks }: { checks: PlatformChange['checks'] }) {
  const texts = useTexts(auditsTexts);
  const language = useLanguage();
  if (checks.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 text-sm">
      {checks.map(({ id, after, text, advice }) => {
        const [Icon, colour, words] =
          after === 'pass'
            ? [Check, 'text-good', texts.nowPasses]
            : after === 'fail'
              ? [X, 'text-bad', texts.nowFails]
              : [Minus, 'text-ink-faint', texts.noLonger];
        return (
          <li key={id} className="grid grid-cols-[1rem_1fr] gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 ${colour}`} />
            <span>
              <span className={colour}>{words}:</span> {text[language]}
              {after === 'fail' && advice && <span className="block text-ink-soft">{advice[language]}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
