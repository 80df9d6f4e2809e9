import { requestMagicLink } from '#flows/accounts/magic-link.ts';
import type { Handler } from '../handler.ts';

export const sendMagicLinkCode: Handler<'sendMagicLinkCode'> = async ({ io, body, language }) => {
  await requestMagicLink(io, { ...body, language });
  return { done: true as const };
};
