// What a card calls a page and its site, so that no name is on it twice.

interface Names {
  title: string;
  siteName: string;
}

const separator = / [|–—·•-] /;

/**
 * A project is often named by the whole title of its home page (`Hofgut – Schönes fürs Zuhause`), of which other titles
 * end with one part (`Vase | Hofgut`): that part is then the site's name.
 */
export function namesOfPage({ title, siteName }: Names, host: string): Names {
  const parts = siteName.split(separator).filter((part) => part.trim() !== '');
  if (parts.length > 1 && isSame(title, siteName)) return { title, siteName: nameLikeHost(parts, host) };
  for (const name of new Set([siteName, ...parts])) {
    const short = withoutEnd(title, name);
    if (short !== null) return { title: short, siteName: name };
  }
  return { title, siteName };
}

/** Of the letters of a host without its ending: `Vase` is not the name of vasenladen.de. */
const MIN_SHARE_OF_HOST = 0.6;

/** The last part of a title that its host is named after, as `Hofgut Manufaktur` of `Vase | Hofgut Manufaktur`. */
export function siteNameIn(title: string, host: string): string | null {
  const least = lettersOf(host.split('.').slice(0, -1).join('')).length * MIN_SHARE_OF_HOST;
  const parts = title.split(separator);
  const isName = (part: string) => isInHost(part, host) && lettersOf(part).length >= least;
  return (parts.length > 1 && parts.findLast(isName)) || null;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** `Vase – Halm und Ton` repeats the shop's name on a card that shows it anyway. Null: the title has another end. */
function withoutEnd(title: string, name: string): string | null {
  const end = title.slice(-name.length);
  const rest = title.slice(0, -name.length);
  if (!isSame(end, name) || !separator.test(rest.slice(-3))) return null;
  return rest.slice(0, -3) || null;
}

/** `Hofgut Manufaktur` of `hofgut-manufaktur.example`; without such a part the first one. */
function nameLikeHost(parts: readonly string[], host: string): string {
  const inHost = parts.filter((part) => isInHost(part, host));
  const [longest] = inHost.toSorted((one, other) => other.length - one.length);
  return longest ?? parts[0] ?? '';
}

const isInHost = (part: string, host: string) => lettersOf(part) !== '' && lettersOf(host).includes(lettersOf(part));

const umlauts = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
]);

/** As host names spell them. */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
