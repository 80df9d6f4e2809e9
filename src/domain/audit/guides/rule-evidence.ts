import type { Platform, RuleName } from '../platforms/platform.ts';
import { ruleNames } from '../platforms/platform.ts';
import { type EvidenceKind, type Source, type SourceId, sources } from '../platforms/sources.ts';

/** From the surest to the least sure. */
export const evidenceKinds: readonly EvidenceKind[] = ['documented', 'code', 'observed', 'assumed'];

/** How sure a rule is: as sure as its best source. Without one it is assumed. */
export function evidenceKindOf({ evidence }: Pick<Platform, 'evidence'>, rule: RuleName): EvidenceKind {
  const kinds = (evidence[rule] ?? []).map((id) => sourceOf(id).kind);
  return evidenceKinds.find((kind) => kinds.includes(kind)) ?? 'assumed';
}

/** Every source of the platform, in the order in which its rules name them. */
export const sourcesOf = ({ evidence }: Pick<Platform, 'evidence'>): SourceId[] => [
  ...new Set(ruleNames.flatMap((rule) => evidence[rule] ?? [])),
];

export const sourceOf = (id: SourceId): Source => sources[id];

/** Where the source can be opened; null: it has no address of its own. */
export function sourceLink({ where }: Pick<Source, 'where'>): string | null {
  const [first = ''] = where.split(/[\s,:;]+/);
  const issue = /^([\w.-]+\/[\w.-]+)#(\d+)$/.exec(first);
  if (issue) return `https://github.com/${issue[1]}/issues/${issue[2]}`;
  if (/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(first)) return `https://${first}`;
  if (/^[\w.-]+\/[\w.-]+$/.test(first)) return `https://github.com/${first}`;
  return null;
}
