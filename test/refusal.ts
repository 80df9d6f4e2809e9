import { CallFailed } from '#contract/client.ts';

/** What a call was refused with; one that is not refused, or fails otherwise, fails the test. */
export async function refusal(call: Promise<unknown>): Promise<CallFailed> {
  const failed = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (failed instanceof CallFailed) return failed;
  throw failed ?? new Error('the call was not refused');
}

export const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;
