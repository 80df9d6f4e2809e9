import type { Reason } from '#domain/audit/emulation/card.ts';
import type { PlatformRules, RuleName } from '#domain/audit/platform-rules.ts';
import type { Text } from '#domain/language.ts';
import { type EvidenceKind, type SourceId, sources } from './sources.ts';

/** From the surest to the least sure. */
export const evidenceKinds: readonly EvidenceKind[] = ['documented', 'code', 'observed', 'assumed'];

type WithEvidence = Pick<PlatformRules, 'evidence'>;

/** Asked for every reason of every card: worked out once a platform. */
const known = new WeakMap<PlatformRules['evidence'], Map<RuleName, EvidenceKind>>();

/** How sure a rule is: as sure as its best source. A rule without a source is assumed. */
export function evidenceKindOf({ evidence }: WithEvidence, rule: RuleName): EvidenceKind {
  let kinds = known.get(evidence);
  if (kinds === undefined) {
    kinds = new Map();
    known.set(evidence, kinds);
  }
  const kind = kinds.get(rule) ?? bestKind(evidence, rule);
  kinds.set(rule, kind);
  return kind;
}

function bestKind(evidence: PlatformRules['evidence'], rule: RuleName): EvidenceKind {
  const kinds = (evidence[rule] ?? []).map(kindOf);
  return evidenceKinds.find((kind) => kinds.includes(kind)) ?? 'assumed';
}

const kindOf = (source: SourceId): EvidenceKind => sources[source];

/**
 * How sure a case is, from the first column of the tables in *.test.ts: a source's kind; rows of the specification and
 * entries without a source are assumed.
 */
export const kindOfCase = (source: string): EvidenceKind =>
  Object.hasOwn(sources, source) ? kindOf(source as SourceId) : 'assumed';

/** A reason with the mark that its rule is not the platform's own word. */
export function withEvidence(text: Text, platform: WithEvidence, rule: RuleName): Reason {
  const kind = evidenceKindOf(platform, rule);
  return kind === 'observed' || kind === 'assumed' ? { ...text, basis: kind } : text;
}
