import { rows } from '../texts.ts';

export const settingsTexts = rows({
  settings: { en: 'Settings', de: 'Einstellungen' },
  project: { en: 'Project', de: 'Projekt' },
  account: { en: 'Collaboration', de: 'Zusammenarbeit' },
  activity: { en: 'Activity', de: 'Aktivitäten' },
  plan: { en: 'Plan', de: 'Tarif' },
  shopify: { en: 'Shopify', de: 'Shopify' },
  typo3: { en: 'TYPO3', de: 'TYPO3' },
  custom: { en: 'Custom code', de: 'Eigener Code' },
});
