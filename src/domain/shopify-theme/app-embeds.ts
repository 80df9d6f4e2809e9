import { SETTINGS_DATA, type ThemeFiles } from './theme-files.ts';

/** The types of the app embeds that are switched on in the theme's settings. Settings that cannot be read have none. */
export function enabledEmbeds(files: ThemeFiles): string[] {
  const text = files.get(SETTINGS_DATA);
  if (text === undefined) return [];
  let settings: unknown;
  try {
    settings = JSON.parse(withoutHeader(text));
  } catch {
    return [];
  }
  const current = field(settings, 'current');
  // The name of a preset as long as nobody has changed a setting.
  const values = typeof current === 'string' ? field(field(settings, 'presets'), current) : current;
  const blocks = field(values, 'blocks');
  if (typeof blocks !== 'object' || blocks === null) return [];
  return Object.values(blocks).flatMap((block: unknown) => {
    const type = field(block, 'type');
    return typeof type === 'string' && field(block, 'disabled') !== true ? [type] : [];
  });
}

/** Shopify writes a comment in front of the JSON files it generates. */
function withoutHeader(text: string): string {
  const trimmed = text.replace(/^\uFEFF/, '').trimStart();
  if (!trimmed.startsWith('/*')) return trimmed;
  const end = trimmed.indexOf('*/');
  return end === -1 ? trimmed : trimmed.slice(end + 2);
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
