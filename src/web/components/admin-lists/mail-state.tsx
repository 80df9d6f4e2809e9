import type { MailSummary } from '#contract/calls/admin.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { adminTexts } from '#web/i18n/admin/admin.ts';
import { useTexts } from '#web/i18n/language.tsx';

const tones: Record<MailSummary['state'], Tone> = { outbox: 'neutral', sent: 'good', failed: 'bad', bounced: 'bad' };

export function MailState({ state }: Pick<MailSummary, 'state'>) {
  return <Badge tone={tones[state]}>{useTexts(adminTexts)[state]}</Badge>;
}
