import displayLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/**
 * The two files every page needs immediately: 41 kB headings, 30 kB text. Preload them with crossOrigin="anonymous".
 */
export const preloadedFonts = [displayLatin, textLatin];
