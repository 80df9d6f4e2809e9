import { api } from '../../../browser-client.ts';
import { loginConfirmationTexts } from '../../../i18n/app/login-confirmation.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { PasskeyButton } from '../../../login-confirmation/passkey-button.tsx';
import { useLogin } from './use-login.ts';

/** Without a password and an address: the device knows whose passkey it is. */
export function PasskeyLogin() {
  const texts = useTexts(loginConfirmationTexts);
  const enter = useLogin();
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
