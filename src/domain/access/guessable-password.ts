// Passwords that an attacker would try first: common ones, also with digits and symbols around them or doubled; runs of
// one key or of neighbouring keys; the person's own address and the name of this site.

interface Known {
  /** Lower case. */
  isCommon(word: string): boolean;
  /** Public facts about this account: its address and the site. */
  own: readonly string[];
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
];
const signs: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);

/** Shorter parts occur in good passwords too. */
const MIN_PART = 4;

export function isGuessablePassword(password: string, { isCommon, own }: Known): boolean {
  const word = password.toLowerCase();
  const isKnown = (part: string) => isCommon(part) || own.some((one) => one === part);
  return spellings(word).some((spelling) => isKnown(spelling) || isRepeated(spelling, isKnown)) || isRun(word);
}

/** As typed, stripped of everything around the letters, and with digits read as the letters they resemble. */
function spellings(word: string): string[] {
  const core = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const read = (text: string) => [...text].map((letter) => signs.get(letter) ?? letter).join('');
  const tail = word.replace(/[^\p{L}]+$/u, '');
  // A long suffix is a password of its own.
  const cores = word.length - core.length <= 8 ? [core, read(core), read(tail)] : [];
  return [word, read(word), ...cores].filter((spelling) => spelling.length >= MIN_PART);
}

function isRepeated(word: string, isKnown: (part: string) => boolean): boolean {
  for (let length = 1; length <= word.length / 2; length++) {
    if (word.length % length !== 0) continue;
    const part = word.slice(0, length);
    if (part.repeat(word.length / length) === word) return length < MIN_PART || isKnown(part) || isRun(part);
  }
  return false;
}

/** Made of a few runs along the alphabet, the digits or a keyboard row, forwards or backwards. */
function isRun(word: string): boolean {
  let runs = 0;
  for (let at = 0; at < word.length; runs++) {
    let end = at + 1;
    while (end < word.length && rows.some((row) => isIn(row, word.slice(at, end + 1)))) end++;
    at = end;
  }
  return runs * MIN_PART <= word.length;
}

const isIn = (row: string, part: string) => row.includes(part) || [...row].reverse().join('').includes(part);
