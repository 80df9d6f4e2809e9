import type { Card } from '#domain/audit/emulation/card.ts';
import type { Language } from '#domain/language.ts';
import { Words } from './words.tsx';

/** What is left if a platform makes no card: the URL as typed. */
export function PlainLink({ card, language }: { card: Card; language: Language }) {
  return <Words value={card.url} kind="url" language={language} lines={2} className="pv-bare-link" />;
}
