import type { Text } from '#domain/language.ts';

/** What happens to tags after the bytes that platforms read, as findings and their guide say it. */
export const stopsEarly = {
  one: {
    en: 'stops reading before it reaches your preview',
    de: 'hört auf zu lesen, bevor Ihre Vorschau kommt',
  },
  several: {
    en: 'stop reading before they reach your preview',
    de: 'hören auf zu lesen, bevor Ihre Vorschau kommt',
  },
} satisfies Record<string, Text>;
