import type { Handler } from '../handler.ts';

export const setLanguage: Handler<'setLanguage'> = ({ body, setCookie }) => {
  setCookie('language', body.language);
  return { done: true };
};
