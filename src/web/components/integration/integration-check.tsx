import { useState } from 'react';
import { api } from '#web/browser-client.ts';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { Button } from '#web/components/ui/button.tsx';
import { offlineTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { installTexts, integrationTexts } from '#web/i18n/project/integration.ts';
import { CheckOutcome, type OtherTag, OtherTags } from './check-outcome.tsx';

/** docs/specification.md#s4.6: not-checked at first; a failed check leaves it so. */
type CheckState = 'not-checked' | 'verified' | 'not-verified';

const systemNames = { shopify: 'Shopify', typo3: 'TYPO3' } as const;

/** Whether the tag is on the live website right now. Finding it for the first time also verifies the project. */
export function IntegrationCheck({ projectId, system }: { projectId: number; system: 'shopify' | 'typo3' | 'custom' }) {
  const texts = useTexts(integrationTexts);
  const { sameUrlText } = useTexts(installTexts);
  const { offline } = useTexts(offlineTexts);
  const revalidate = useRevalidate();
  const [state, setState] = useState<CheckState>('not-checked');
  const [instead, setInstead] = useState<OtherTag[]>([]);
  const [isSameUrl, setSameUrl] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const name = system === 'custom' ? texts.custom : systemNames[system];
  const check = async () => {
    setBusy(true);
    setState('not-checked');
    try {
      const params = { id: String(projectId) };
      const { integrated, sameUrl, pages } = await api.isIntegrated({ params });
      const isRight = integrated && !sameUrl;
      setInstead(pages ?? []);
      setSameUrl(sameUrl);
      if (isRight) await api.verifyProject({ params });
      setState(isRight ? 'verified' : 'not-verified');
      if (isRight) revalidate();
    } catch (error) {
      showErrorToast(error, offline);
    } finally {
      setBusy(false);
    }
  };
  if (state === 'not-checked')
    return (
      <Button variant="signal" state={isBusy ? 'loading' : 'idle'} loadingText={texts.verifying} onClick={check}>
        {texts.verify}
      </Button>
    );
  const isGood = state === 'verified';
  return (
    <CheckOutcome isGood={isGood} title={isGood ? texts.working(name) : texts.notWorking(name)}>
      <p className="mt-1 text-ink-soft">{isGood ? texts.whatNow : isSameUrl ? sameUrlText : texts.whyNot}</p>
      {!isGood && (
        <>
          <OtherTags pages={instead} />
          <Button size="sm" variant="outline" className="mt-3" onClick={check}>
            {texts.again}
          </Button>
        </>
      )}
    </CheckOutcome>
  );
}
