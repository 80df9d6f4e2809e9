import { useState } from 'react';
import { showErrorToast } from '#web/components/actions/call-errors.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { loginConfirmationTexts } from '#web/i18n/app/login-confirmation.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { withFreshLogin } from '#web/login-confirmation/fresh-login.tsx';

/**
 * A change made from the page: asks for a fresh login if the server requires one, reports the result, reloads the data.
 */
export function useChange() {
  const { failed } = useTexts(loginConfirmationTexts);
  const revalidate = useRevalidate();
  const [busy, setBusy] = useState<string | null>(null);
  const change = async <Result>(name: string, work: () => Promise<Result>, done?: string): Promise<Result | null> => {
    setBusy(name);
    try {
      const result = await withFreshLogin(work);
      if (done) toast.success(done);
      await revalidate();
      return result;
    } catch (error) {
      showErrorToast(error, failed);
      return null;
    } finally {
      setBusy(null);
    }
  };
  return { change, isBusy: (name: string) => busy === name };
}
