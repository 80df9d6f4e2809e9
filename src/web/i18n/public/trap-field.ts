import { rows } from '#web/i18n/texts.ts';

export const trapFieldTexts = rows({
  label: { en: 'Leave this field empty', de: 'Dieses Feld leer lassen' },
});
