import type { Reason } from '#domain/audit/emulation/card.ts';
import type { PlatformRules, RuleName } from '#domain/audit/platform-rules.ts';
import { type EvidenceKind, type SourceId, sources } from './sources.ts';

/** From the surest to the least sure. */
export const evidenceKinds: readonly EvidenceKind[] = ['documented', 'code', 'observed', 'assumed'];

type WithEvidence = Pick<PlatformRules, 'evidence'>;

/**
 * How sure a rule is: as sure as the source that it follows, which is the first. A surer one beside it may say something
 * else, or less. A rule without a source is assumed.
 */
export function evidenceKindOf({ evidence }: WithEvidence, rule: RuleName): EvidenceKind {
  const decides = evidence[rule]?.[0];
  return decides === undefined ? 'assumed' : kindOf(decides);
}

const kindOf = (source: SourceId): EvidenceKind => sources[source];

/**
 * How sure a case is, from the first column of the tables in *.test.ts: a source's kind; rows of the specification and
 * entries without a source are assumed.
 */
export const kindOfCase = (source: string): EvidenceKind =>
  Object.hasOwn(sources, source) ? kindOf(source as SourceId) : 'assumed';

/** With the mark that the rule behind it is not the platform's own word. */
export function withEvidence<Said extends object>(
  said: Said,
  platform: WithEvidence,
  rule: RuleName,
): Said & Pick<Reason, 'basis'> {
  const kind = evidenceKindOf(platform, rule);
  return kind === 'observed' || kind === 'assumed' ? { ...said, basis: kind } : said;
}
