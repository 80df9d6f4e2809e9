import { askForSecondStepPasskey } from '#flows/factors/second-step.ts';
import type { Handler } from '../handler.ts';

export const startSecondStepPasskey: Handler<'startSecondStepPasskey'> = async ({ io, readCookie, setCookie }) => {
  const { options, token } = await askForSecondStepPasskey(io, readCookie('pendingLogin'));
  setCookie('passkeyChallenge', token);
  return { options: { ...options } };
};
