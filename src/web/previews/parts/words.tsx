import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { Card } from '#domain/audit/emulation/card.ts';
import type { Language } from '#domain/language.ts';
import { missingTexts } from '#web/previews/texts.ts';

interface WordsProps {
  value: string | null;
  kind: keyof typeof missingTexts;
  language: Language;
  /** Lines before the ellipsis; 0: not shown; omitted: no limit. */
  lines?: number;
  className?: string;
}

/** One text of a card, cut after some lines, or a text that says it is missing. The page decides its direction. */
export function Words({ value, kind, language, lines, className }: WordsProps) {
  if (lines === 0) return null;
  const missing = value === null || value.trim() === '';
  const style: CSSProperties = { WebkitLineClamp: lines };
  return (
    <span
      className={clsx('pv-words', lines && 'pv-clamp', missing && 'pv-missing', className)}
      style={lines ? style : undefined}
      dir={missing ? undefined : 'auto'}
    >
      {missing ? missingTexts[kind][language] : value}
    </span>
  );
}

/** The bare link if a platform makes no card: the URL as typed. */
export function PlainLink({ card, language }: { card: Card; language: Language }) {
  return <Words value={card.url} kind="url" language={language} lines={2} className="pv-bare-link" />;
}
