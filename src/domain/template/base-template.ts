// The shape of a base template, and the data that its Liquid sees.
import type { Text } from '#domain/language.ts';
import type { CardKind } from './card-kinds.ts';
import { type Palette, paletteOf, readableVersion, readColour, writeColour } from './colours.ts';
import type { PageData } from './page-data.ts';
import { type FontName, isFontName, type TemplateStyle } from './style-options.ts';
import { leadingOf } from './text/fit-text.ts';

export { type CardKind, cardKinds } from './card-kinds.ts';

export const themes = ['light', 'dark', 'brand'] as const;
export type Theme = (typeof themes)[number];

/**
 * Fields that a variant, the configurator or the designer adds to the page's data; a field given here overrides the
 * page's.
 */
export type TemplateData = { theme?: Theme; font?: FontName } & Record<string, unknown>;

export interface TemplateVariant {
  /** `Base` is the default of the specification. */
  name: string;
  style: TemplateStyle;
  data: TemplateData;
}

export interface BaseTemplate {
  /** Also its file name. */
  name: string;
  title: Text;
  /** Best first: what it was designed for. */
  kinds: readonly CardKind[];
  /** Needs an image of the page, a price, … to look as intended; still works without. */
  needs: readonly ('image' | 'images' | 'price' | 'sale' | 'rating' | 'logo')[];
  html: string;
  variants: readonly [TemplateVariant, ...TemplateVariant[]];
}

export const variant = (name: string, data: TemplateData, style: TemplateStyle = {}): TemplateVariant => ({
  name,
  data,
  style,
});

/** The colours of a theme by purpose. Each text keeps a contrast of 4.5 on its surface for any brand colour. */
export interface ThemeColours {
  surface: string;
  panel: string;
  text: string;
  soft: string;
  accent: string;
  onAccent: string;
  sale: string;
  line: string;
}

export function themeColours(palette: Palette, theme: Theme): ThemeColours {
  const roles = {
    light: {
      surface: palette.paper,
      panel: palette.paperDeep,
      text: palette.ink,
      soft: palette.inkSoft,
      accent: palette.brandOnPaper,
    },
    dark: {
      surface: palette.night,
      panel: palette.nightDeep,
      text: palette.onNight,
      soft: palette.onNightSoft,
      accent: palette.brandOnNight,
    },
    brand: {
      surface: palette.brand,
      panel: palette.brand,
      text: palette.onBrand,
      soft: palette.onBrandSoft,
      accent: palette.onBrand,
    },
  }[theme];
  const surface = readColour(roles.surface) ?? [255, 255, 255];
  const accent = readColour(roles.accent) ?? [0, 0, 0];
  return {
    ...roles,
    onAccent: theme === 'brand' ? palette.brand : writeColour(readableVersion(surface, accent)),
    sale:
      theme === 'brand' ? roles.text : writeColour(readableVersion(readColour(palette.sale) ?? [200, 0, 0], surface)),
    line: writeColour(readableVersion(surface, surface, 1.25)),
  };
}

export interface CardData extends PageData {
  theme: Theme;
  font: FontName;
  /** Colours of the theme. */
  c: ThemeColours;
  /** Line height of the title. */
  leading: number;
  /** First letter of the shop's name, for cards without an image. */
  initial: string;
}

/** Page and template data together: what `render` fills a template with. */
export function cardData(page: PageData, own: TemplateData = {}): CardData & Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null && value !== ''));
  const theme = themes.find((name) => name === own.theme) ?? 'light';
  const font = isFontName(own.font) ? own.font : 'poppins';
  const siteName = typeof given.siteName === 'string' ? given.siteName : page.siteName;
  const colour = typeof given.brandColor === 'string' ? readColour(given.brandColor) : null;
  const palette = colour ? paletteOf(colour) : page.palette;
  return {
    ...page,
    ...given,
    // A template's own colour rebuilds the whole palette; an unreadable one changes nothing.
    brandColor: colour ? writeColour(colour) : page.brandColor,
    palette,
    theme,
    font,
    leading: leadingOf(typeof given.title === 'string' ? given.title : page.title, font),
    c: themeColours(palette, theme),
    initial: (/[\p{L}\p{N}]/u.exec(siteName)?.[0] ?? '·').toUpperCase(),
  };
}
