import type { Handler } from '../handler.ts';

/** 365 days (docs/specification.md#s9.26). */
export const setLanguage: Handler<'setLanguage'> = ({ body, setCookie }) => {
  setCookie(`i18n_redirected=${body.language}; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax`);
  return { done: true };
};
