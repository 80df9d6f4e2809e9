import { rows } from '#web/i18n/texts.ts';

/** Shown wherever a change could not be sent; separate from the studio's texts, which are many. */
export const offlineTexts = rows({
  offline: {
    en: 'We can’t reach the server. Your changes are kept here.',
    de: 'Der Server ist nicht erreichbar. Ihre Änderungen bleiben hier erhalten.',
  },
});
