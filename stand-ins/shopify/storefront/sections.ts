// Sections: their settings come from the schema's defaults, the template and config/settings_data.json.
// https://shopify.dev/docs/storefronts/themes/architecture/sections
import type { Liquid } from 'liquidjs';
import type { Theme } from '../themes/theme.ts';

export interface SectionData {
  type: string;
  settings?: Record<string, unknown>;
  disabled?: boolean;
  blocks?: Record<string, { type: string; settings?: Record<string, unknown>; disabled?: boolean }>;
  block_order?: string[];
}
export interface JsonTemplate {
  layout?: string | false;
  sections: Record<string, SectionData>;
  order: string[];
}
interface Setting {
  id?: string;
  default?: unknown;
}
interface Schema {
  settings?: Setting[];
  blocks?: { type: string; settings?: Setting[] }[];
}

/** JSON files of a theme may begin with a comment. */
export function readJson<T>(theme: Theme, filename: string): T | null {
  const file = theme.files.get(filename);
  if (!file) return null;
  return JSON.parse(file.bytes.toString().replace(/^\s*\/\*[\s\S]*?\*\//, '')) as T;
}

const defaultsOf = (settings: Setting[] = []) =>
  Object.fromEntries(settings.flatMap(({ id, default: value }) => (id ? [[id, value ?? null]] : [])));

function readSchema(source: string): Schema {
  const text = /\{%-?\s*schema\s*-?%\}([\s\S]*?)\{%-?\s*endschema\s*-?%\}/.exec(source)?.[1];
  return text ? (JSON.parse(text) as Schema) : {};
}
/** Settings as a file's own schema has them. */
export const schemaDefaults = (source: string) => defaultsOf(readSchema(source).settings);

export interface ThemeSettings {
  current: { sections?: Record<string, SectionData>; blocks?: Record<string, SectionData> } & Record<string, unknown>;
}

/** Values of `settings`, for the whole theme. */
export function themeSettings(theme: Theme): Record<string, unknown> {
  const schema = readJson<{ settings?: Setting[] }[]>(theme, 'config/settings_schema.json') ?? [];
  const data = readJson<{ current: unknown; presets?: Record<string, unknown> }>(theme, 'config/settings_data.json');
  const current = typeof data?.current === 'string' ? data.presets?.[data.current] : data?.current;
  return { ...defaultsOf(schema.flatMap(({ settings }) => settings ?? [])), ...(current as object | undefined) };
}

export function createSections(theme: Theme, engine: Liquid, variables: () => Record<string, unknown>) {
  async function print(id: string, data: SectionData): Promise<string> {
    const source = theme.files.get(`sections/${data.type}.liquid`)?.bytes.toString();
    if (data.disabled) return '';
    if (source === undefined) return `<!-- Liquid error: Section '${data.type}' is not a valid section type -->`;
    const schema = readSchema(source);
    const section = {
      id,
      type: data.type,
      settings: { ...defaultsOf(schema.settings), ...data.settings },
      blocks: (data.block_order ?? Object.keys(data.blocks ?? {})).flatMap((key) => {
        const block = data.blocks?.[key];
        if (!block || block.disabled) return [];
        const own = schema.blocks?.find(({ type }) => type === block.type);
        return [
          {
            id: key,
            type: block.type,
            shopify_attributes: '',
            settings: { ...defaultsOf(own?.settings), ...block.settings },
          },
        ];
      }),
    };
    const html = await engine.parseAndRender(source, { ...variables(), section }, { globals: variables() });
    return `<div id="shopify-section-${id}" class="shopify-section">${html}</div>`;
  }

  async function printAll({ sections, order }: JsonTemplate, prefix: string): Promise<string> {
    const parts: string[] = [];
    for (const key of order) {
      const data = sections[key];
      if (data) parts.push(await print(`${prefix}__${key}`, data));
    }
    return parts.join('\n');
  }

  return {
    section: (name: string) => {
      const settings = themeSettings(theme) as ThemeSettings['current'];
      return print(name, { type: name, ...settings.sections?.[name] });
    },
    group: async (name: string) => {
      const group = readJson<JsonTemplate>(theme, `sections/${name}.json`);
      return group ? printAll(group, `sections--${theme.id}`) : '';
    },
    template: (template: JsonTemplate) => printAll(template, `template--${theme.id}`),
  };
}
export type SectionRenderer = ReturnType<typeof createSections>;
