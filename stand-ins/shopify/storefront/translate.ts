import type { Theme } from '../themes/theme.ts';

type Tree = { [key: string]: Tree | string };

function readLocale(theme: Theme | null, locale: string): Tree | null {
  const file = theme?.files.get(`locales/${locale}.json`) ?? theme?.files.get(`locales/${locale}.default.json`);
  return file ? (JSON.parse(file.bytes.toString().replace(/^\s*\/\*[\s\S]*?\*\//, '')) as Tree) : null;
}

function find(tree: Tree | null, key: string): string | null {
  let at: Tree | string | undefined = tree ?? undefined;
  for (const part of key.split('.')) at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined;
  return typeof at === 'string' ? at : null;
}

/** Texts of the theme's locale files; a missing one prints as on Shopify. */
export function translate(theme: Theme | null, locale: string, key: string, values: Map<string, unknown>): string {
  const text = find(readLocale(theme, locale), key) ?? find(readLocale(theme, 'en'), key);
  if (text === null) return `Translation missing: ${locale}.${key}`;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => String(values.get(name) ?? ''));
}
