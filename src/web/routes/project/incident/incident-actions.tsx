import type { Incident } from '#contract/monitoring.ts';
import { useAction } from '../../../components/actions/use-action.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useTexts } from '../../../i18n/language.tsx';
import { incidentTexts } from '../../../i18n/project/monitoring.ts';

/** What can be done about it. One that is over stays over. */
export function IncidentActions({ incident: { state } }: { incident: Incident }) {
  const texts = useTexts(incidentTexts);
  const { act, isBusy } = useAction({
    acknowledge: texts.acknowledgedDone,
    mute: texts.mutedDone,
    reopen: texts.reopenedDone,
  });
  if (state === 'resolved') return null;
  const button = (intent: 'acknowledge' | 'mute' | 'reopen', variant: 'signal' | 'outline') => (
    <Button variant={variant} state={isBusy(intent) ? 'loading' : 'idle'} onClick={() => act(intent)}>
      {texts[intent]}
    </Button>
  );
  return (
    <>
      {state === 'open' && button('acknowledge', 'signal')}
      {state !== 'open' && button('reopen', 'outline')}
      {state !== 'muted' && button('mute', 'outline')}
    </>
  );
}
