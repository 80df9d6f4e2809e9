// What Shopify checks when a theme file is written.
import { themeEngine } from '../storefront/liquid.ts';

const MAX_LIQUID_BYTES = 256_000;
const MAX_ASSET_BYTES = 20_000_000;
const folders = ['assets', 'blocks', 'config', 'layout', 'locales', 'sections', 'snippets', 'templates'];

/** The message of a validation error, or null. */
export function fileProblem(filename: string, bytes: Buffer): string | null {
  const [folder = '', ...rest] = filename.split('/');
  if (!folders.includes(folder) || rest.join('/').trim() === '' || filename.includes('..'))
    return 'Filename is invalid: files are in one of the folders of a theme';
  if (filename.endsWith('.liquid') && folder !== 'assets') {
    if (bytes.length > MAX_LIQUID_BYTES) return `Value exceeds the maximum file size of ${MAX_LIQUID_BYTES} bytes`;
    try {
      themeEngine().parse(bytes.toString());
    } catch (error) {
      return `Liquid syntax error: ${(error as Error).message}`;
    }
  }
  if (filename.endsWith('.json'))
    try {
      JSON.parse(bytes.toString().replace(/^\s*\/\*[\s\S]*?\*\//, ''));
    } catch {
      return 'Invalid JSON';
    }
  if (bytes.length > MAX_ASSET_BYTES) return `Value exceeds the maximum file size of ${MAX_ASSET_BYTES} bytes`;
  return null;
}
