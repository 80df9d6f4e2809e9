import { rows } from '../texts.ts';

export const trapFieldTexts = rows({
  label: { en: 'Leave this field empty', de: 'Dieses Feld leer lassen' },
});
