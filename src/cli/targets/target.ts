import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Settings } from '#cli/settings.ts';
import { wrongOptions } from '#cli/usage.ts';
import type { Text } from '#domain/language.ts';

/** What is checked: pages from the web, or files of a build. */
export type Target =
  | {
      kind: 'page';
      given: string;
      url: string /** Given without https:// or http://: both are tried. */;
      isSchemeGuessed: boolean;
    }
  | { kind: 'site'; given: string; url: string }
  | { kind: 'sitemap'; given: string; url: string }
  | { kind: 'sitemap-file' | 'folder' | 'file'; given: string; path: string };

type WrongTarget = 'no-web-address' | 'no-such-file';

const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i;
const isLocal = /^(localhost|127\.|\[::1\])/;
const isSitemap = /\.xml(\.gz)?$/i;
/** What is written like a path, or like the file of a page, is not looked for on the web. */
const isPath = /^(\.{0,2}[/\\]|[a-z]:\\)|[/\\]$|\.html?$|\.xml$/i;

/** `dist`, `out/blog`: no name on the web is a single word. Hosts of an intranet are given with http://. */
const isWord = /^[^.:[\]/\\]+([/\\]|$)/;

/** A file or folder that exists is one; everything else is an address, as in a browser. */
export function readTarget(given: string, { site, folder }: { site: boolean; folder: string }): Target | WrongTarget {
  if (!hasScheme.test(given)) {
    const path = resolve(folder, given);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) return { kind: 'folder', given, path };
    if (found) return { kind: isSitemap.test(given) ? 'sitemap-file' : 'file', given, path };
    if (isWord.test(given) && !isLocal.test(given)) return 'no-such-file';
    if (isPath.test(given) && !isLocal.test(given) && !/^[^/\\]+\.[a-z]{2,}[/\\]/i.test(given)) return 'no-such-file';
  }
  const address = readAddress(given);
  if (address === null) return 'no-web-address';
  if (isSitemap.test(new URL(address.url).pathname)) return { kind: 'sitemap', given, url: address.url };
  return site ? { kind: 'site', given, url: address.url } : { kind: 'page', given, ...address };
}

/** `example.com` means https, as in a browser, else http; a name on this machine means http. */
function readAddress(given: string): { url: string; isSchemeGuessed: boolean } | null {
  const isWhole = hasScheme.test(given);
  const local = isLocal.test(given);
  const written = isWhole ? given : `${local ? 'http' : 'https'}://${given}`;
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  if (!/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  return { url: url.href, isSchemeGuessed: !isWhole && !local };
}

/** What the words on the command line mean, or the first that means nothing. */
export function readTargets(
  { targets, site, offline }: Pick<Settings, 'targets' | 'site' | 'offline'>,
  folder: string,
): { targets: Target[] } | { message: Text } {
  const read: Target[] = [];
  for (const given of targets) {
    const target = readTarget(given, { site, folder });
    if (target === 'no-web-address') return { message: wrongOptions.noWebAddress(given) };
    if (target === 'no-such-file') return { message: wrongOptions.noFile(given) };
    if (offline && target.kind !== 'folder' && target.kind !== 'file') return { message: wrongOptions.offline(given) };
    read.push(target);
  }
  return { targets: read };
}
