// German bad words, our own list. Whole words with their endings, beginnings and ends of compounds; never a part in the
// middle, so that Marsch, Uhren, Fischeis and Trafficker stay harmless.

/** Whole words; `~` stands for the usual endings. */
const wholeWords = [
  'arsch',
  'arschs',
  'aersche',
  'fick',
  'ficke',
  'fickt',
  'ficken',
  'fickst',
  'fickte',
  'fickend~',
  'gefickt~',
  'ficker~',
  'verfickt~',
  'fotze~',
  'hure',
  'huren',
  'nutte',
  'nutten',
  'schlampe',
  'schlampen',
  'wichser~',
  'wixer~',
  'gewichst',
  'titten',
  'moese',
  'moesen',
  'pimmel~',
  'kacke',
  'kacken',
  'kackt',
  'kackst',
  'pisse',
  'pissen',
  'pisst',
  'pisser~',
  'verpiss',
  'verpisst',
  'schwuchtel~',
  'spast',
  'spasten',
  'spasti~',
  'neger~',
  'kanake~',
  'kanacke~',
  'transe',
  'transen',
  'miststueck~',
  'drecksau',
  'drecksaeue',
  'drecksack',
  'dreckskerl~',
  'missgeburt~',
  'bumsen',
  'gebumst',
  'voegeln',
];

/** Beginnings of compounds. */
const beginnings = [
  'scheiss',
  'beschissen',
  'arschl',
  'arschg',
  'arschf',
  'arschk',
  'arschb',
  'fotzen',
  'hurens',
  'hurenb',
  'wichsv',
  'fickf',
  'kackbr',
  'kackv',
  'pissnelk',
];

/** Ends of compounds. */
const ends = [
  'arschloch',
  'arschloecher',
  'arschgeige',
  'hurensohn',
  'hurensoehne',
  'fotze',
  'fotzen',
  'mutterficker',
  'arschficker',
  'schlampe',
  'nutte',
  'nutten',
  'wichser',
  'scheisse',
  'drecksau',
];

/** Fotzelschnitten are a Swiss dish, the Arschin an old measure. */
const harmless = /^(?:fotzel|arschin)/;

const endings = '(?:e?[nrs]?|em|innen|in|es)?';
const pattern = new RegExp(
  `^(?:(?:${wholeWords.map((word) => word.replace('~', endings)).join('|')})|(?:${beginnings.join('|')})[a-z]*|[a-z]*(?:${ends.join('|')}))$`,
);

const leet: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'i',
    '€': 'e',
  }),
);
const letters: ReadonlyMap<string, string> = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }));

/** Lower case, umlauts written out, symbols turned back into letters, three or more of a letter reduced to one. */
const germanSpelling = (word: string): string =>
  word
    .replace(/[äöüß]/g, (letter) => letters.get(letter) ?? letter)
    .replace(/[013457@$!|€]/g, (sign) => leet.get(sign) ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1');

export const hasGermanBadword = (words: string[]): boolean =>
  words.some((word) => {
    const spelled = germanSpelling(word);
    return pattern.test(spelled) && !harmless.test(spelled);
  });

const common = new Set(
  'und der die das mit für ist sehr aus ein eine einen zu nicht auf von im den dem oder auch wir sie herz karo kreuz pik'.split(
    ' ',
  ),
);
/** Enough to tell German from English: an umlaut, or one of the words that every German sentence has. */
export const looksGerman = (words: string[]): boolean => words.some((word) => common.has(word) || /[äöüß]/.test(word));
