import type { Text } from '#domain/language.ts';

export interface EmbedButton {
  kind: 'button';
  label: string | null;
  url: string;
}

export interface EmbedMedia {
  kind: 'thumbnail';
  url: string;
  description: string | null;
}

/** In the order of the payload. Texts are Discord markdown. */
export type EmbedPart =
  | { kind: 'text'; content: string }
  | { kind: 'section'; texts: string[]; accessory: EmbedButton | EmbedMedia }
  | { kind: 'gallery'; items: EmbedMedia[] }
  | { kind: 'separator'; divider: boolean }
  | { kind: 'buttons'; buttons: EmbedButton[] };

export interface ComponentEmbed {
  /** `#rrggbb`. */
  accentColor: string | null;
  parts: EmbedPart[];
}

export type ReadEmbed =
  | { ok: true; embed: ComponentEmbed }
  /** `endsPreview`: Discord then shows nothing, not even the standard preview. */
  | { ok: false; problem: Text; endsPreview: boolean };

const ACTION_ROW = 1;
const BUTTON = 2;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const SEPARATOR = 14;
const CONTAINER = 17;

const MAX_COMPONENTS = 40;
const MAX_GALLERY_ITEMS = 10;
const MAX_BUTTONS = 5;
const MAX_SECTION_TEXTS = 3;
const MAX_LABEL = 80;
const MAX_BUTTON_URL = 512;
const MAX_MEDIA_URL = 2_048;
const MAX_ID = 2_147_483_647;
const LINK_STYLE = 5;
/** Any other key on a button invalidates the whole payload. */
const buttonKeys = ['id', 'type', 'url', 'style', 'label', 'emoji', 'disabled'];

type JsonObject = Record<string, unknown>;

class Invalid extends Error {
  readonly problem: Text;
  readonly endsPreview: boolean;

  constructor(en: string, de: string, endsPreview = false) {
    super(en);
    this.problem = { en, de };
    this.endsPreview = endsPreview;
  }
}

/** One payload. Components and gallery items are counted over all of it. */
export class EmbedReader {
  #components = 0;
  #galleryItems = 0;
  readonly #ids = new Set<number>();

  read(payload: unknown): ReadEmbed {
    try {
      return { ok: true, embed: this.#container(payload) };
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      return { ok: false, problem: error.problem, endsPreview: error.endsPreview };
    }
  }

  #container(payload: unknown): ComponentEmbed {
    const root = isJsonObject(payload) ? payload.component : undefined;
    if (!isJsonObject(root) || root.type !== CONTAINER) {
      throw new Invalid('“component” isn’t a container (type 17)', '„component“ ist kein Container (Typ 17)');
    }
    this.#register(root);
    const color = root.accent_color ?? null;
    if (color !== null && !(Number.isInteger(color) && Number(color) >= 0 && Number(color) <= 0xffffff)) {
      throw new Invalid('accent_color isn’t a colour', 'accent_color ist keine Farbe');
    }
    const parts = listOf(root.components, 1, Number.POSITIVE_INFINITY).map((part) => this.#part(part));
    return { accentColor: color === null ? null : `#${Number(color).toString(16).padStart(6, '0')}`, parts };
  }

  #part(part: JsonObject): EmbedPart {
    this.#register(part);
    switch (part.type) {
      case TEXT:
        return { kind: 'text', content: this.#content(part) };
      case SECTION:
        return this.#section(part);
      case GALLERY:
        return { kind: 'gallery', items: this.#gallery(part) };
      case SEPARATOR:
        return { kind: 'separator', divider: part.divider !== false };
      case ACTION_ROW:
        return { kind: 'buttons', buttons: this.#buttons(part) };
      default:
        throw new Invalid(`type ${part.type} isn’t allowed there`, `Typ ${part.type} ist dort nicht erlaubt`);
    }
  }

  #section(part: JsonObject): EmbedPart {
    const texts = listOf(part.components, 1, MAX_SECTION_TEXTS).map((text) => {
      this.#register(text);
      if (text.type !== TEXT)
        throw new Invalid('a section may only contain text', 'ein Abschnitt darf nur Text enthalten');
      return this.#content(text);
    });
    const { accessory } = part;
    if (!isJsonObject(accessory)) {
      throw new Invalid('a section has no accessory', 'einem Abschnitt fehlt das „accessory“');
    }
    this.#register(accessory);
    if (accessory.type === BUTTON) return { kind: 'section', texts, accessory: this.#button(accessory) };
    if (accessory.type !== THUMBNAIL) {
      throw new Invalid(
        'an accessory must be a button or a thumbnail',
        'ein „accessory“ muss ein Button oder ein Bild sein',
      );
    }
    return { kind: 'section', texts, accessory: this.#media(accessory) };
  }

  #gallery(part: JsonObject): EmbedMedia[] {
    const items = listOf(part.items, 1, Number.POSITIVE_INFINITY);
    this.#galleryItems += items.length;
    if (this.#galleryItems > MAX_GALLERY_ITEMS) {
      throw new Invalid('it has more than 10 gallery items', 'es hat mehr als 10 Bilder in Galerien');
    }
    return items.map((item) => this.#media(item));
  }

  #buttons(part: JsonObject): EmbedButton[] {
    return listOf(part.components, 1, MAX_BUTTONS).map((button) => {
      this.#register(button);
      return this.#button(button);
    });
  }

  #button(button: JsonObject): EmbedButton {
    const { url, label = null, emoji } = button;
    const isLink = button.type === BUTTON && button.style === LINK_STYLE;
    if (!isLink || Object.keys(button).some((key) => !buttonKeys.includes(key))) {
      throw new Invalid('a button isn’t a plain link button', 'ein Button ist kein einfacher Link-Button');
    }
    if (!isAddress(url, MAX_BUTTON_URL)) {
      throw new Invalid('a button has no valid url', 'ein Button hat keine gültige „url“');
    }
    if (label !== null && !(typeof label === 'string' && label.length <= MAX_LABEL)) {
      throw new Invalid('a label has more than 80 characters', 'eine Beschriftung hat mehr als 80 Zeichen');
    }
    if (!label && !isJsonObject(emoji)) {
      throw new Invalid('a button has neither label nor emoji', 'ein Button hat weder Beschriftung noch Emoji');
    }
    return { kind: 'button', label: label || null, url };
  }

  #media(item: JsonObject): EmbedMedia {
    const url = isJsonObject(item.media) ? item.media.url : undefined;
    if (!isAddress(url, MAX_MEDIA_URL)) {
      throw new Invalid('an image has no valid url', 'ein Bild hat keine gültige „url“');
    }
    const description = typeof item.description === 'string' ? item.description : null;
    return { kind: 'thumbnail', url, description };
  }

  #content({ content }: JsonObject): string {
    if (typeof content === 'string' && content.trim() !== '') return content;
    throw new Invalid('a text is empty', 'ein Text ist leer');
  }

  #register({ id }: JsonObject): void {
    this.#components += 1;
    if (this.#components > MAX_COMPONENTS) {
      throw new Invalid('it has more than 40 components', 'es hat mehr als 40 Bausteine', true);
    }
    if (id === undefined) return;
    const isValid = Number.isInteger(id) && Number(id) >= 0 && Number(id) <= MAX_ID && !this.#ids.has(Number(id));
    if (!isValid) throw new Invalid('an id is invalid or used twice', 'eine „id“ ist ungültig oder doppelt', true);
    this.#ids.add(Number(id));
  }
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown, min: number, max: number): JsonObject[] {
  if (!Array.isArray(value) || !value.every(isJsonObject) || value.length < min || value.length > max) {
    throw new Invalid('a list is missing, empty or too long', 'eine Liste fehlt, ist leer oder zu lang');
  }
  return value;
}

function isAddress(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength && /^https?:\/\/\S+$/i.test(value);
}
