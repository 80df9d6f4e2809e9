import type { Incident } from '#contract/monitoring.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { monitoringTexts } from '#web/i18n/project/monitoring.ts';

const tones: Record<Incident['state'], Tone> = {
  suspected: 'neutral',
  open: 'bad',
  acknowledged: 'warn',
  muted: 'neutral',
  resolved: 'good',
};

export function IncidentStateBadge({ state }: { state: Incident['state'] }) {
  return <Badge tone={tones[state]}>{useTexts(monitoringTexts)[state]}</Badge>;
}
