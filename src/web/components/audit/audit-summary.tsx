import clsx from 'clsx';
import type { Audit, AuditSummary } from '#contract/entities/audit.ts';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';
import { isPartOfSite, pagesRead } from '#domain/audit/texts/pages-read.ts';
import { type AuditSubPageType, auditSubPageTypes } from '#domain/enumerations.ts';
import { imageTypeTexts, reportTexts } from '#web/i18n/audit/reports.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { scoreColours } from './score-colours.ts';

const RADIUS = 54;
const ROUND = 2 * Math.PI * RADIUS;

export interface ScoreRingProps {
  score: number;
  /** Size in rem. */
  size?: number;
}

/** The score in a ring filled accordingly. */
export function ScoreRing({ score, size = 10 }: ScoreRingProps) {
  const texts = useTexts(reportTexts);
  return (
    <div
      className={clsx('relative grid shrink-0 place-items-center', scoreColours[scoreBandOf(score)])}
      style={{ width: `${size}rem`, height: `${size}rem` }}
    >
      <svg viewBox="0 0 120 120" className="-rotate-90 absolute inset-0 size-full" aria-hidden="true">
        <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="6" className="stroke-line" />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={`${(ROUND * score) / 100} ${ROUND}`}
          className={clsx(score === 0 && 'hidden')}
        />
      </svg>
      <p className="relative text-center leading-none">
        <span
          className="figures block font-[640] font-display tracking-tight"
          style={{ fontSize: `${size * 0.34}rem` }}
        >
          {score}
        </span>
        <span className="mt-1 block text-ink-faint text-xs">{texts.outOf}</span>
      </p>
    </div>
  );
}

/** How much of the site the number is about, how those pages were chosen, and on how many it was compared. */
export function HowFar({ audit, className }: { audit: Audit; className?: string }) {
  const texts = useTexts(reportTexts);
  const language = useLanguage();
  const { pagesPlanned, pagesKnown, change } = audit;
  // Audits of before did not keep how many pages the site had.
  if (pagesKnown === null && change === null) return null;
  const isPart = isPartOfSite(audit);
  return (
    <p className={className}>
      {isPart && `${pagesRead(audit, language)}. ${texts.howChosen}`}
      {pagesKnown !== null && !isPart && texts.allPages(pagesPlanned)}
      {change && change.pages < pagesPlanned && ` ${texts.changeOn(change.pages)}`}
    </p>
  );
}

const grounds: Record<AuditSubPageType, string> = {
  none: 'bg-bad',
  generic: 'bg-warn',
  static: 'bg-info',
  dynamic: 'bg-good',
};

/** Which kind of image the pages have, as one bar and in words. */
export function ImageTypes({ types }: { types: AuditSummary['types'] }) {
  const texts = useTexts(reportTexts);
  const names = useTexts(imageTypeTexts);
  const all = auditSubPageTypes.reduce((sum, type) => sum + types[type], 0);
  if (all === 0) return null;
  const shown = auditSubPageTypes.filter((type) => types[type] > 0);
  return (
    <div>
      <p className="font-[550] text-sm">{texts.imageTypes}</p>
      <div aria-hidden className="mt-3 flex h-2 gap-0.5 overflow-hidden rounded-full">
        {shown.map((type) => (
          <span key={type} className={grounds[type]} style={{ flexGrow: types[type] }} />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {shown.map((type) => (
          <li key={type} className="flex items-baseline gap-2">
            <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', grounds[type])} />
            <span className="text-ink-soft">{names[type]}</span>
            <span className="figures">{types[type]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
