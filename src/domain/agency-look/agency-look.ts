import { contrast, mix, type Rgb, readableVersion, readColour, writeColour } from '#domain/template/colours.ts';

// How an agency signs the reports, one-pagers and PDFs it hands to its clients (docs/decisions/037-the-agencys-look.md).

export interface AgencyLook {
  name: string;
  /** `#rrggbb`, as chosen; shown in a readable shade. */
  color: string | null;
  /** May have several lines. */
  contact: string;
  footer: string;
  /** A small "Made with Linkbild" at the end. */
  showsLinkbild: boolean;
  /** A file in storage. */
  logo: { key: string; width: number; height: number } | null;
}

export const noLook: AgencyLook = {
  name: '',
  color: null,
  contact: '',
  footer: '',
  showsLinkbild: true,
  logo: null,
};

/** Without anything to show, reports look as they do without the setting. */
export const isEmptyLook = ({ name, color, contact, footer, logo }: AgencyLook): boolean =>
  !name && !color && !contact && !footer && !logo;

/** The colours of a report that the agency's replaces: each pair holds 4.5:1, as in app.css. */
export interface Accent {
  signal: string;
  deep: string;
  soft: string;
  /** The same on dark ground. */
  onDark: { signal: string; deep: string; soft: string };
  /** The chosen colour was too light for text. */
  isDarkened: boolean;
}

/** The darkest ground that text stands on: `--sunken`. */
const SUNKEN: Rgb = [243, 241, 235];
/** The lightest ground of dark pages, `--hover`, and the one that tints start from, `--surface`. */
const DARK_HOVER: Rgb = [42, 38, 34];
const DARK_SURFACE: Rgb = [29, 26, 23];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const READABLE = 4.5;

export function accentOf(color: string): Accent | null {
  const chosen = readColour(color);
  if (!chosen) return null;
  const soft = mix(WHITE, chosen, 0.1);
  // Rounded before it is judged: what is written is what is read.
  const signal = rounded(readableVersion(rounded(readableVersion(chosen, SUNKEN)), soft));
  return {
    signal: writeColour(signal),
    deep: writeColour(mix(signal, BLACK, 0.2)),
    soft: writeColour(soft),
    onDark: accentOnDark(chosen),
    isDarkened: contrast(chosen, SUNKEN) < READABLE,
  };
}

function accentOnDark(chosen: Rgb): Accent['onDark'] {
  const soft = mix(DARK_SURFACE, chosen, 0.12);
  const signal = raised(readableVersion(raised(readableVersion(chosen, DARK_HOVER)), soft));
  return { signal: writeColour(signal), deep: writeColour(mix(signal, WHITE, 0.2)), soft: writeColour(soft) };
}

const raised = ([red, green, blue]: Rgb): Rgb => [Math.ceil(red), Math.ceil(green), Math.ceil(blue)];
const rounded = ([red, green, blue]: Rgb): Rgb => [Math.floor(red), Math.floor(green), Math.floor(blue)];

/** Parts of a contact: text, and mail addresses that a reader may click. */
export function contactParts(contact: string): { text: string; email: string | null }[] {
  const parts = contact.split(/((?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/);
  return parts.map((text, at) => ({ text, email: at % 2 === 1 ? text : null })).filter(({ text }) => text !== '');
}
