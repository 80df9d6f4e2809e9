import { askForSecondStepPasskey } from '#flows/factors/second-step.ts';
import type { Handler } from '../handler.ts';
import { challengeCookie, pendingTokenOf } from './challenge-cookie.ts';

export const startSecondStepPasskey: Handler<'startSecondStepPasskey'> = async ({ io, request, setCookie }) => {
  const { options, token } = await askForSecondStepPasskey(io, pendingTokenOf(request));
  setCookie(challengeCookie(io, token));
  return { options: { ...options } };
};
