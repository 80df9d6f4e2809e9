import { api } from '../../../browser-client.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { proofTexts } from '../../../i18n/proof.ts';
import { PasskeyButton } from '../../../proof/passkey-button.tsx';
import { useEnter } from './use-enter.ts';

/** Without a password and without an address: the device knows whose passkey it is. */
export function PasskeyLogin() {
  const texts = useTexts(proofTexts);
  const enter = useEnter();
  return (
    <div className="mt-6">
      <PasskeyButton
        variant="outline"
        size="lg"
        className="w-full"
        ask={() => api.startPasskeyLogin()}
        answer={(response) => api.loginViaPasskey({ body: { response } })}
        onDone={enter}
      >
        {texts.withPasskey}
      </PasskeyButton>
    </div>
  );
}
