import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { adminTexts } from '#web/i18n/admin/admin.ts';
import { useTexts } from '#web/i18n/language.tsx';

type State = 'outbox' | 'sent' | 'failed';
const tones: Record<State, Tone> = { outbox: 'neutral', sent: 'good', failed: 'bad' };

export function MailState({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{useTexts(adminTexts)[state]}</Badge>;
}
