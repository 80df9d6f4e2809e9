import type { Text } from '#domain/language.ts';
import { rows } from '#web/i18n/texts.ts';

/** What a screen is for, and what it shows while empty: what will appear, and what to do for it. */
export const screen = (heading: Text, emptyTitle: Text, emptyText: Text) => rows({ heading, emptyTitle, emptyText });
