import type { EvidenceKind } from '#domain/audit/platforms/sources.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { evidenceTexts } from '#web/i18n/public/guides.ts';

const tones: Record<EvidenceKind, Tone> = { documented: 'good', code: 'good', observed: 'info', assumed: 'neutral' };

/** How sure a rule is. */
export function EvidenceBadge({ kind }: { kind: EvidenceKind }) {
  return <Badge tone={tones[kind]}>{useTexts(evidenceTexts)[kind]}</Badge>;
}
