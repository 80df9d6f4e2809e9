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
  const inHost = parts.filter((part) => lettersOf(part) !== '' && lettersOf(host).includes(lettersOf(part)));
  const [longest] = inHost.toSorted((one, other) => other.length - one.length);
  return longest ?? parts[0] ?? '';
}

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
