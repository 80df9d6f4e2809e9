import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cutToFit } from '#cli/reports/terminal.ts';
import type { CheckedPage } from '#cli/targets/checked.ts';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Language } from '#domain/language.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';
import { CARD_WIDTH, drawCardSvg, escaped } from './card-svg.ts';
import { cardOf, type PreviewChange } from './compare-previews.ts';
import { diffWords } from './diff-words.ts';

const GAP = 24;
const HEAD = 30;
/** Platforms that look alike share a row; more rows than these say little new. */
const MAX_ROWS = 2;
/** A new page is shown as most people will see it. */
const usual: readonly PlatformId[] = ['whatsapp'];

/** Data URIs of images by address: what is not there is drawn as a box with its size. */
type Images = ReadonlyMap<string, string>;

interface Row {
  platforms: PlatformId[];
  before: string;
  after: string;
  height: number;
}

/** Before and after side by side, a row for each way in which platforms show it. */
export function drawPicture(change: PreviewChange, images: Images, language: Language): string {
  const changed = new Set(change.changes.flatMap(({ platforms }) => platforms));
  const platforms = changed.size > 0 ? [...changed] : usual;
  const rows = new Map<string, Row>();
  for (const platform of platforms) {
    const before = draw(change.before, platform, images, language);
    const after = draw(change.after, platform, images, language);
    if (before === null && after === null) continue;
    const key = `${before?.svg} ${after?.svg}`;
    const row = rows.get(key);
    if (row) row.platforms.push(platform);
    else {
      const height = Math.max(before?.height ?? 0, after?.height ?? 0);
      rows.set(key, { platforms: [platform], before: before?.svg ?? '', after: after?.svg ?? '', height });
    }
  }
  const shown = [...rows.values()].sort((a, b) => b.platforms.length - a.platforms.length).slice(0, MAX_ROWS);
  return compose(shown, language);
}

function draw(page: CheckedPage | null, platform: PlatformId, images: Images, language: Language) {
  const card = page && cardOf(page, platform);
  return card ? drawCardSvg(card, images.get(card.image?.url ?? '') ?? null, language) : null;
}

function compose(rows: readonly Row[], language: Language): string {
  const width = 2 * CARD_WIDTH + 3 * GAP;
  const [left, right] = [GAP, CARD_WIDTH + 2 * GAP];
  const label = 'font-size="13" font-weight="600" fill="#1c1916"';
  let y = GAP + HEAD;
  const drawn = rows.map(({ platforms, before, after, height }) => {
    const named = platforms.slice(0, 5).map((id) => platformNames[id]);
    const names = named.join(', ') + (platforms.length > named.length ? ` +${platforms.length - named.length}` : '');
    const name = `<text x="${left}" y="${y}" font-size="12" fill="#6d665c">${escaped(cutToFit(names, 100))}</text>`;
    const top = y + 10;
    y = top + height + GAP + 8;
    return `${name}<g transform="translate(${left} ${top})">${before}</g><g transform="translate(${right} ${top})">${after}</g>`;
  });
  const height = y - 8;
  const heads = `<text x="${left}" y="${GAP + 4}" ${label}>${diffWords.before[language]}</text><text x="${right}" y="${GAP + 4}" ${label}>${diffWords.after[language]}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif"><rect width="${width}" height="${height}" fill="#f6f4f0"/>${heads}${drawn.join('')}</svg>\n`;
}

/** A readable file name that two paths never share: `products-vase-1f3a9c.svg`. */
export function pictureName(path: string): string {
  const words =
    path
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'home';
  return `${words}-${createHash('sha256').update(path).digest('hex').slice(0, 6)}.svg`;
}

/** Larger ones are named with their size: a comment with forty images has to load. */
const MAX_BYTES = 150_000;
/** What every viewer of SVG shows inside of it. An SVG inside could be anything. */
const mimeTypes: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
]);

/** The images of changed cards as data URIs, each loaded once, from the build or from the web. */
export async function loadImages(
  safeFetch: SafeFetch,
  changes: readonly PreviewChange[],
  { offline, userAgent }: { offline: boolean; userAgent: string },
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, string | null>();
  for (const page of changes.flatMap(({ before, after }) => [before, after]))
    for (const url of imagesOf(page)) wanted.set(url, wanted.get(url) ?? page?.imageFiles?.get(url) ?? null);
  const loaded = await Promise.all(
    Array.from(wanted, async ([url, file]): Promise<[string, string] | null> => {
      const bytes = file === null ? await download(safeFetch, url, offline, userAgent) : await readFile(file);
      if (bytes === null || bytes.length > MAX_BYTES) return null;
      const mime = mimeTypes.get(readImageHeader(bytes).type ?? '');
      return mime === undefined ? null : [url, `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`];
    }),
  );
  return new Map(loaded.filter((one) => one !== null));
}

/** Only those known to be small. */
function imagesOf(page: CheckedPage | null): string[] {
  const images = page?.audit.platforms.flatMap(({ card }) => card.image ?? []) ?? [];
  return images.filter(({ bytes }) => bytes === null || bytes <= MAX_BYTES).map(({ url }) => url);
}

async function download(safeFetch: SafeFetch, url: string, offline: boolean, userAgent: string) {
  if (offline) return null;
  const result = await safeFetch.fetch(url, { userAgent, accept: 'image/*', maxBytes: MAX_BYTES });
  return result.ok ? result.body : null;
}
