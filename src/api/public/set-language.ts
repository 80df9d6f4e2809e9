import type { Handler } from '../handler.ts';

/** 365 days (specification, section 9). */
export const setLanguage: Handler<'setLanguage'> = ({ body, setCookie }) => {
  setCookie(`i18n_redirected=${body.language}; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax`);
  return { done: true };
};
