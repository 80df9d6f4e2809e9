import type { Text } from '#domain/language.ts';

/** What several platforms do with tags after the bytes that they read, as findings and their guide say it. */
export const stopEarly: Text = {
  en: 'stop reading before they reach your preview',
  de: 'hören auf zu lesen, bevor Ihre Vorschau kommt',
};
