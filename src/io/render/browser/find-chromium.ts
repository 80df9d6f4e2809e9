import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell first: the same pages for two thirds of the work.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The configured Chromium, otherwise the first one on the machine; null: screenshots and PDFs are off. */
export function findChromium(given: string | null, path = process.env.PATH ?? ''): string | null {
  if (given) return isThere(given) ? given : null;
  const folders = path.split(delimiter).filter(Boolean);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  return candidates.find(isThere) ?? null;
}

function isThere(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
