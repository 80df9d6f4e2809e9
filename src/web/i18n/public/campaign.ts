import { rows } from '#web/i18n/texts.ts';

export const campaignTexts = rows({
  over: { en: 'This offer has ended.', de: 'Diese Aktion ist beendet.' },
  tryOut: { en: 'Try Linkbild for free', de: 'Linkbild kostenlos ausprobieren' },
});
