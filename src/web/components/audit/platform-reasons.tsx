import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { PlatformResult } from '#contract/entities/described-audit.ts';
import type { Card } from '#domain/audit/emulation/card.ts';
import { namedSizeOf, sizeClassTexts } from '#domain/audit/emulation/size-class.ts';
import { type PlatformId, platformNames, standingOf } from '#domain/audit/platforms/platform-id.ts';
import { basisTexts } from '#domain/audit/texts/basis-texts.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Check, X } from '#web/components/ui/icons.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { multiplierTexts, previewTexts } from '#web/i18n/public/preview.ts';
import { Accordion } from './accordion.tsx';
import { PlatformGuideLink } from './guide-link.tsx';
import { Score } from './score.tsx';

export interface PlatformCaptionProps {
  result: Pick<PlatformResult, 'platform' | 'score'>;
  isScored?: boolean;
  /** A word beside the name. */
  mark?: string | null;
  /** Unfolds below the line: reasons and checks. */
  children: ReactNode;
}

/** The line above a platform's card: name and score, can be unfolded. */
export function PlatformCaption({ result, isScored = true, mark = null, children }: PlatformCaptionProps) {
  const texts = useTexts(previewTexts);
  const standing = standingOf(result.platform);
  return (
    <Accordion
      summaryClass="h-9"
      summary={
        <>
          <span className="font-[550]">{platformNames[result.platform]}</span>
          {(standing === 'closed' || standing === 'undocumented') && (
            <span className="text-ink-faint text-xs">
              {standing === 'closed' ? texts.discontinued : texts.undocumented}
            </span>
          )}
          {mark && <Badge tone="info">{mark}</Badge>}
          <span className="ml-auto">
            {isScored ? <Score score={result.score} /> : <Skeleton width="1.5rem" height="1rem" />}
          </span>
        </>
      }
    >
      {children}
    </Accordion>
  );
}

/** How large the image is that it shows, why a platform draws the card like this, and every check behind its score. */
export function PlatformReasons({ result, imageType }: { result: PlatformResult; imageType: AuditSubPageType }) {
  const texts = useTexts(previewTexts);
  const images = useTexts(multiplierTexts);
  const language = useLanguage();
  const write = useFigures();
  const { passedWeight, allWeight, multiplier, shown } = result.scoreParts;
  return (
    <div className="mb-2 border-line border-t pt-3 pb-5 text-sm">
      <p className="font-[550]">{texts.why}</p>
      <ul className="mt-1 mb-4 grid gap-1 text-ink-soft">
        {[...new Set([sizeClassTexts[namedSizeOf(result.card)][language], ...result.card.reasons])].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {result.card.origins && <Origins platform={result.platform} origins={result.card.origins} />}
      <p className="font-[550]">{texts.checks}</p>
      <p className="figures mt-1 text-ink-soft">
        {texts.sum(write(passedWeight), write(allWeight))}
        {multiplier !== 1 && ` × ${write(multiplier)} (${images[shown ?? imageType]})`} = {result.score}
      </p>
      <ul className="mt-3 grid gap-2">
        {result.checks.map((check) => (
          <CheckLine key={check.id} check={check} />
        ))}
      </ul>
      <div className="mt-4">
        <PlatformGuideLink platform={result.platform} />
      </div>
    </div>
  );
}

/** Which tag gives each part of the card, at which byte, and why not the others. */
function Origins({ platform, origins }: { platform: PlatformId; origins: NonNullable<Card['origins']> }) {
  const texts = useTexts(previewTexts);
  const language = useLanguage();
  const write = useFigures();
  return (
    <>
      <p className="font-[550]">{texts.origins}</p>
      <dl className="mt-1 mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ink-soft">
        {origins.map(({ field, tag, byte, ignored, basis }) => (
          <Fragment key={field}>
            <dt>{texts.originFields(field)}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">
              {tag === null ? texts.noOrigin : texts.origin(tag, byte === null ? null : write(byte))}
              {basis && tag !== null && <span className="text-ink-faint"> ({basisTexts[basis][language]})</span>}
              {ignored.map((one) => (
                <span key={`${one.tag} ${one.byte}`} className="block text-ink-faint text-xs">
                  {texts.origin(one.tag, write(one.byte))}: {texts.ignored(one.why, platformNames[platform])}
                </span>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

function CheckLine({ check: { outcome, text, weight } }: { check: PlatformResult['checks'][number] }) {
  const texts = useTexts(previewTexts);
  const write = useFigures();
  const passed = outcome === 'pass';
  const Icon = passed ? Check : X;
  return (
    <li className="grid grid-cols-[1rem_1fr_auto] gap-2">
      <Icon
        role="img"
        aria-label={passed ? texts.passed : texts.notPassed}
        className={clsx('mt-0.5 size-4', passed ? 'text-good' : weight > 0 ? 'text-bad' : 'text-ink-faint')}
      />
      <span className={passed ? 'text-ink-soft' : undefined}>{text}</span>
      <span className="figures whitespace-nowrap text-ink-faint text-xs leading-5">
        {weight > 0 ? texts.weight(write(weight)) : texts.advisory}
      </span>
    </li>
  );
}

function useFigures() {
  const language = useLanguage();
  return (figure: number) => writeNumber(figure, language, { maximumFractionDigits: 2 });
}
