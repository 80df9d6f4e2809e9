import { rows } from '../texts.ts';

/** Shown wherever a change could not be sent; separate from the studio's texts, which are many. */
export const offlineTexts = rows({
  offline: {
    en: 'The server cannot be reached. Your changes stay here.',
    de: 'Der Server ist nicht erreichbar. Ihre Änderungen bleiben hier erhalten.',
  },
});
