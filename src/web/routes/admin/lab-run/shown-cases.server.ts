import type { Card } from '#domain/audit/emulation/card.ts';
import type { RuleName } from '#domain/audit/platform-rules.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { describeCard } from '#domain/audit/texts/describe-audit.ts';
import { labCases } from '#domain/lab/cases.ts';
import { labCards } from '#domain/lab/lab-cards.ts';
import { type LabGroup, LOOK, labAddress } from '#domain/lab/lab-case.ts';
import type { Language } from '#domain/language.ts';

export interface ShownCase {
  id: string;
  group: LabGroup;
  question: string;
  rule: RuleName;
  address: string;
  /** Null: our rules do not say. */
  card: Card | null;
}

/**
 * Every case with its address in a run and our card. The card's image is that of `/lab/{case}`: this screen must not
 * count among the requests of the run.
 */
export function shownCases(
  run: { siteUrl: string; token: string },
  siteUrl: string,
  platform: PlatformId,
  language: Language,
): ShownCase[] {
  return labCases.map((labCase) => {
    const [card] = labCards(labCase, { siteUrl, token: LOOK }, [platform]);
    return {
      id: labCase.id,
      group: labCase.group,
      question: labCase.question[language],
      rule: labCase.rule,
      address: labAddress(run, labCase),
      card: card ? describeCard(card, language) : null,
    };
  });
}
