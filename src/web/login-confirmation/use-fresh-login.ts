import { useEffect, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import { api } from '#web/browser-client.ts';

type Ways = Awaited<ReturnType<typeof api.getLoginConfirmation>>;
export type ProofField = 'password' | 'code' | 'mailCode';

/** Which proofs the account has, which one is requested now, and the calls that check it. */
export function useFreshLoginForm(failed: string, onConfirmed: () => void) {
  const [ways, setWays] = useState<Ways | null>(null);
  const [byMail, setByMail] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const refuse = (error: unknown) => setFailure(error instanceof CallFailed ? error.message : failed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the window opens
  useEffect(() => {
    api.getLoginConfirmation().then((found) => {
      setWays(found);
      setByMail(found.mail && !found.password);
    }, refuse);
  }, []);
  const attempt = async (work: () => Promise<unknown>, done: () => void) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      done();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const field: ProofField | null = fieldOf(ways, byMail, isSent);
  const confirm = (value: string) => {
    if (field) attempt(() => api.confirmLogin({ body: { [field]: value } }), onConfirmed);
  };
  const mailCode = () =>
    attempt(
      () => api.sendConfirmCode(),
      () => setSent(true),
    );
  return { ways, field, byMail, isSent, isBusy, failure, chooseMail: () => setByMail(true), mailCode, confirm };
}

function fieldOf(ways: Ways | null, byMail: boolean, isSent: boolean): ProofField | null {
  if (!ways) return null;
  if (ways.app || ways.recoveryCode) return 'code';
  if (byMail) return isSent ? 'mailCode' : null;
  return ways.password ? 'password' : null;
}
